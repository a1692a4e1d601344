import RivuletPlayback
import Testing

@Suite struct CadenceTests {
    @Test func `instants come from the index, without adding up errors`() {
        var cadence = Cadence(rate: 60)
        cadence.join(at: .seconds(2))
        #expect(cadence.instant(0) == .seconds(2))
        #expect(
            cadence.instant(1) == .seconds(2)
                + Duration(secondsComponent: 0, attosecondsComponent: 16_666_666_666_666_666))
        #expect(
            cadence.instant(2) == .seconds(2)
                + Duration(secondsComponent: 0, attosecondsComponent: 33_333_333_333_333_333))
        #expect(cadence.instant(60) == .seconds(3))
        // A year and a half of steps later it is exact.
        #expect(cadence.instant(60 * 50_000_000) == .seconds(50_000_002))
    }

    @Test(arguments: [1, 7, 24, 60, 90, 144, 1000]) func `the index after an instant is the first one past it`(
        rate: Int
    ) {
        let cadence = Cadence(rate: rate)
        for index in [0, 1, 2, rate - 1, rate, rate * 3 + 1] {
            let instant = cadence.instant(index)
            let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
            #expect(cadence.index(after: instant) == index + 1)
            #expect(cadence.index(after: instant + attosecond) == index + 1)
            if index > 0 { #expect(cadence.index(after: instant - attosecond) == index) }
        }
    }

    @Test func `the grid is anchored by the first machine that plays, and anew when none has played`() {
        var cadence = Cadence(rate: 10)
        cadence.join(at: .milliseconds(130))
        #expect(cadence.step(after: .milliseconds(130)) == 1)
        #expect(cadence.nextInstant == .milliseconds(230))
        cadence.join(at: .milliseconds(270))
        #expect(cadence.step(after: .milliseconds(270)) == 2)
        cadence.rest()
        cadence.leave()
        #expect(cadence.nextInstant == .milliseconds(230))
        cadence.rest()
        cadence.leave()
        #expect(cadence.nextInstant == nil)
        cadence.join(at: .milliseconds(500))
        #expect(cadence.step(after: .milliseconds(500)) == 1)
        #expect(cadence.nextInstant == .milliseconds(600))
    }

    @Test func `a machine that rests keeps the grid, and steps again on it`() {
        var cadence = Cadence(rate: 10)
        cadence.join(at: .zero)
        _ = cadence.step(after: .zero)
        _ = cadence.takeStep(at: .milliseconds(100), wall: nil)
        cadence.rest()
        #expect(cadence.nextInstant == nil)
        #expect(cadence.step(after: .milliseconds(930)) == 10)
        #expect(cadence.nextInstant == .seconds(1))
    }

    @Test func `machines begin at their own instants, before and between grid instants`() {
        var cadence = Cadence(rate: 10)
        cadence.join(at: .zero)
        cadence.awaitBegin(at: .zero)
        #expect(cadence.nextInstant == .zero)
        #expect(cadence.takeStep(at: .zero, wall: nil).index == nil)
        cadence.removeBegin(at: .zero)
        _ = cadence.step(after: .zero)
        cadence.join(at: .milliseconds(50))
        cadence.awaitBegin(at: .milliseconds(50))
        #expect(cadence.nextInstant == .milliseconds(50))
        #expect(cadence.busyCount == 2)
        #expect(cadence.takeStep(at: .milliseconds(50), wall: nil).index == nil)
        cadence.removeBegin(at: .milliseconds(50))
        #expect(cadence.takeStep(at: .milliseconds(100), wall: nil).index == 1)
    }

    @Test func `a stall of up to a quarter second is made up for, step by step`() {
        var cadence = Cadence(rate: 60)
        cadence.join(at: .zero)
        _ = cadence.step(after: .zero)
        var steps = 0
        while let next = cadence.nextInstant, next <= .milliseconds(200) {
            let (index, lost) = cadence.takeStep(at: next, wall: .milliseconds(200))
            steps += 1
            #expect(index == steps)
            #expect(lost == .zero)
        }
        #expect(steps == 12)
    }

    @Test func `of a longer stall one step runs, and the rest is lost time`() {
        var cadence = Cadence(rate: 60)
        cadence.join(at: .zero)
        _ = cadence.step(after: .zero)
        var steps = 0
        var lost = Duration.zero
        while let next = cadence.nextInstant, next <= .seconds(2) {
            lost += cadence.takeStep(at: next, wall: .seconds(2)).lost
            steps += 1
        }
        // 120 steps were due up to 2 s.
        #expect(steps == 1)
        #expect(lost == .step(119))
        #expect(cadence.nextInstant == .step(121))
    }
}

@Suite struct DriverStateTests {
    private typealias Action = DriverState.Action

    @Test func `idle: sleeps for a deadline, and not without one`() {
        var driver = DriverState()
        #expect(driver.earliest(nil) == .none)
        #expect(driver.woke(1) == false)
        #expect(driver.ranAll(next: .seconds(1)) == .none)
        #expect(driver.earliest(.seconds(1)) == .sleep(until: .seconds(1), generation: 1))
        #expect(driver.phase == .sleeping(until: .seconds(1)))
    }

    @Test func `sleeping: only an earlier deadline or none changes anything`() {
        var driver = DriverState()
        _ = driver.earliest(.seconds(5))
        #expect(driver.earliest(.seconds(6)) == .none)
        #expect(driver.earliest(.seconds(5)) == .none)
        #expect(driver.earliest(.seconds(4)) == .sleep(until: .seconds(4), generation: 2))
        #expect(driver.woke(1) == false)
        #expect(driver.earliest(nil) == .cancel)
        #expect(driver.phase == .idle)
        #expect(driver.woke(2) == false)
    }

    @Test func `running: deadlines wait for the end of the run`() {
        var driver = DriverState()
        _ = driver.earliest(.seconds(1))
        #expect(driver.woke(1) == true)
        #expect(driver.woke(1) == false)
        #expect(driver.earliest(.milliseconds(1)) == .none)
        #expect(driver.earliest(nil) == .none)
        #expect(driver.ranAll(next: .seconds(2)) == .sleep(until: .seconds(2), generation: 2))
    }

    @Test func `a run that leaves nothing to do ends idle`() {
        var driver = DriverState()
        _ = driver.earliest(.seconds(1))
        _ = driver.woke(1)
        #expect(driver.ranAll(next: nil) == .none)
        #expect(driver.phase == .idle)
    }
}
