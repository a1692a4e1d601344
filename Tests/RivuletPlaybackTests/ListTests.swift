import RivuletPlayback
import RivuletRuntime
import Testing

/// The sample `list`: `items` with `name` and `bought`, of `bread` and `milk`, and `count`, which follows its length.
@Suite struct `Lists and references` {
    let clock = VirtualClock()
    let rive: Rive
    let shopping: ViewModelInstance
    let items = ListProperty(path: "items")
    let name = StringProperty(path: "name")
    let bought = TriggerProperty(path: "bought")

    init() async throws {
        rive = try await Rive(
            file: try await File(source: RealFileTests.source("list"), worker: Worker(clock: clock)), autoplay: false)
        shopping = try #require(rive.viewModelInstance)
    }

    func item(_ text: String) async throws -> ViewModelInstance {
        let item = try await rive.file.createViewModelInstance(.blank(from: .name("Item")))
        try item.setValue(of: name, to: text)
        return item
    }

    func names() async throws -> [String] {
        var names: [String] = []
        for index in 0..<(try await shopping.size(of: items)) {
            names.append(try await shopping.value(of: StringProperty(path: "items[\(index)]/name")))
        }
        return names
    }

    @Test func `items come, go and change places`() async throws {
        let (oats, eggs) = (try await item("oats"), try await item("eggs"))
        try await shopping.appendInstance(oats, to: items)
        try await shopping.insertInstance(eggs, to: items, at: 0)
        #expect(try await names() == ["eggs", "bread", "milk", "oats"])
        try await shopping.swapInstances(at: 0, 3, in: items)
        try await shopping.removeInstance(at: 1, from: items)
        #expect(try await names() == ["oats", "milk", "eggs"])
        try await shopping.removeInstance(eggs, from: items)
        #expect(try await names() == ["oats", "milk"])
        #expect(try await shopping.value(of: items, at: 0) == oats)
        #expect(try await shopping.value(of: ViewModelInstanceProperty(path: "items[0]")) == oats)
        #expect(try await shopping.value(of: items, at: 1) != oats)
    }

    @Test func `wrong indices, paths and kinds throw`() async throws {
        let oats = try await item("oats")
        await #expect(throws: PlaybackError.indexOutOfRange(path: "items", index: 3, count: 2)) {
            try await shopping.insertInstance(oats, to: items, at: 3)
        }
        await #expect(throws: PlaybackError.indexOutOfRange(path: "items", index: 2, count: 2)) {
            _ = try await shopping.value(of: items, at: 2)
        }
        await #expect(throws: PlaybackError.wrongKind(path: "count", wanted: .list, found: .number)) {
            try await shopping.removeInstance(at: 0, from: ListProperty(path: "count"))
        }
        await #expect(
            throws: PlaybackError.unknownPath(
                "itms", part: "itms", viewModel: "Shopping", existing: ["items", "count"])
        ) {
            _ = try await shopping.size(of: ListProperty(path: "itms"))
        }
        // What no view model of the file has is refused at once, though an item's view model is known to the worker only.
        #expect(throws: PlaybackError.self) { try shopping.fire(trigger: TriggerProperty(path: "items[0]/bougt")) }
        #expect(throws: PlaybackError.wrongKind(path: "items[0]/name", wanted: .trigger, found: .string)) {
            try shopping.fire(trigger: TriggerProperty(path: "items[0]/name"))
        }
        let other = try await File(source: RealFileTests.source("list"), worker: rive.file.worker)
        let foreign = try await other.createViewModelInstance(.blank(from: .name("Item")))
        await #expect(throws: PlaybackError.foreign("view model instance")) {
            try await shopping.appendInstance(foreign, to: items)
        }
    }

    @Test func `a write to an item that is not there is noted in the next report`() async throws {
        try shopping.setValue(of: StringProperty(path: "items[7]/name"), to: "nothing")
        let report = try await rive.stateMachine.advance(by: .zero)
        #expect(report.notes.count == 1)
        #expect(report.notes.first?.contains("has no item 7: it has 2") == true)
    }

    @Test func `the artboard follows the list, and the list's stream has an element for each change`() async throws {
        let sizes = shopping.valueStream(of: items)
        let counts = shopping.changes(of: NumberProperty(path: "count"))
        rive.play()
        await clock.advance(by: .seconds(1))
        try await shopping.appendInstance(try await item("oats"), to: items)
        try await shopping.swapInstances(at: 0, 1, in: items)
        await clock.advance(by: .seconds(1))
        rive.close()
        var heard: [Int] = []
        for try await size in sizes { heard.append(size) }
        #expect(heard == [3, 3])
        var changes: [Change<Float>] = []
        for try await change in counts { changes.append(change) }
        // The machine had settled: the change takes effect in its next step.
        #expect(changes.map(\.value) == [2, 3])
        #expect(changes.map(\.time) == [.zero, .step(61)])
    }

    @Test func `a stream of an item's trigger hears whoever is at that place, over swap and remove`() async throws {
        let first = shopping.stream(of: TriggerProperty(path: "items[0]/bought"))
        let second = shopping.stream(of: TriggerProperty(path: "items[1]/bought"))
        let bread = try await shopping.value(of: items, at: 0)
        func fire(_ path: String) throws { try shopping.fire(trigger: TriggerProperty(path: path)) }
        rive.play()
        await clock.advance(to: .init(offset: .seconds(1)))
        try bread.fire(trigger: bought)
        try await shopping.swapInstances(at: 0, 1, in: items)
        await clock.advance(to: .init(offset: .seconds(2)))
        try bread.fire(trigger: bought)
        try fire("items[0]/bought")
        try await shopping.removeInstance(at: 0, from: items)
        await clock.advance(to: .init(offset: .seconds(3)))
        try fire("items[0]/bought")
        try fire("items[1]/bought")
        try await shopping.appendInstance(try await item("oats"), to: items)
        await clock.advance(to: .init(offset: .seconds(4)))
        try fire("items[1]/bought")
        await clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(first) == [.seconds(1), .seconds(2), .seconds(3)])
        #expect(try await collect(second) == [.seconds(2), .seconds(4)])
    }

    @Test func `a stream of an item's handle stays with the item`() async throws {
        let bread = try await shopping.value(of: items, at: 0)
        let fires = bread.stream(of: bought)
        rive.play()
        try shopping.fire(trigger: TriggerProperty(path: "items[0]/bought"))
        await clock.advance(to: .init(offset: .seconds(1)))
        try await shopping.swapInstances(at: 0, 1, in: items)
        try shopping.fire(trigger: TriggerProperty(path: "items[0]/bought"))
        try shopping.fire(trigger: TriggerProperty(path: "items[1]/bought"))
        await clock.advance(to: .init(offset: .seconds(2)))
        try await shopping.removeInstance(bread, from: items)
        try bread.fire(trigger: bought)
        await clock.advance(by: .zero)
        bread.close()
        #expect(try await collect(fires) == [.zero, .seconds(1), .seconds(2)])
        rive.close()
    }

    @Test func `a value stream of an item hears another value when the item changes, an equal one not`() async throws {
        let names = shopping.changes(of: StringProperty(path: "items[0]/name"))
        rive.play()
        await clock.advance(to: .init(offset: .seconds(1)))
        try await shopping.swapInstances(at: 0, 1, in: items)
        await clock.advance(to: .init(offset: .seconds(2)))
        try await shopping.insertInstance(try await item("milk"), to: items, at: 0)
        await clock.advance(to: .init(offset: .seconds(3)))
        try shopping.setValue(of: StringProperty(path: "items[0]/name"), to: "oats")
        await clock.advance(to: .init(offset: .seconds(4)))
        rive.close()
        var heard: [Change<String>] = []
        for try await change in names { heard.append(change) }
        #expect(heard.map(\.value) == ["milk", "oats"])
        #expect(heard.map(\.time) == [.seconds(1), .seconds(3)])
    }

    @Test func `subscribing to an item that is not there throws, and may be tried again`() async throws {
        let path = TriggerProperty(path: "items[2]/bought")
        var early = shopping.stream(of: path).makeAsyncIterator()
        await #expect(throws: PlaybackError.indexOutOfRange(path: "items[2]/bought", index: 2, count: 2)) {
            _ = try await early.next()
        }
        await #expect(throws: PlaybackError.indexOutOfRange(path: "items[2]/bought", index: 2, count: 2)) {
            _ = try await shopping.first(path, within: .seconds(1))
        }
        try await shopping.appendInstance(try await item("oats"), to: items)
        let fires = shopping.stream(of: path)
        try shopping.fire(trigger: path)
        await clock.advance(by: .zero)
        shopping.close()
        #expect(try await collect(fires) == [.zero])
    }

    @Test func `a write to an item by its handle wakes a settled machine`() async throws {
        let bread = try await shopping.value(of: items, at: 0)
        rive.play()
        await clock.advance(by: .seconds(1))
        #expect(rive.stateMachine.isSettled)
        try bread.setValue(of: name, to: "rye")
        #expect(try await shopping.value(of: StringProperty(path: "items[0]/name")) == "rye")
        #expect(!rive.stateMachine.isSettled)
        await clock.advance(by: .seconds(1))
        #expect(rive.stateMachine.isSettled)
    }

    @Test func `a released handle lets its instance go`() async throws {
        let before = try await rive.file.worker.core.liveCounts().storedInstances
        do {
            let oats = try await item("oats")
            try await shopping.appendInstance(oats, to: items)
            try await shopping.removeInstance(oats, from: items)
            _ = try await shopping.value(of: items, at: 0)
        }
        #expect(try await rive.file.worker.core.liveCounts().storedInstances == before)
    }
}

@Suite struct `References, images and artboards` {
    @Test func `a reference takes another instance, and its streams follow`() async throws {
        let stage = try await Stage { _ in }
        let (instance, rive) = try await stage.playing()
        let inner = ViewModelInstanceProperty(path: "inner")
        let depth = NumberProperty(path: "depth")
        let blips = instance.stream(of: TriggerProperty(path: "inner/blip"))
        let old = try await instance.value(of: inner)
        let new = try await stage.file.createViewModelInstance(.blank(from: .name("Inner")))
        try new.setValue(of: depth, to: 5)
        await stage.clock.advance(by: .seconds(1))
        try await instance.setValue(of: inner, to: new)
        #expect(try await instance.value(of: inner) == new)
        #expect(try await instance.value(of: NumberProperty(path: "inner/depth")) == 5)
        try old.fire(trigger: TriggerProperty(path: "blip"))
        await stage.clock.advance(by: .seconds(1))
        try new.fire(trigger: TriggerProperty(path: "blip"))
        await stage.clock.advance(by: .seconds(1))
        rive.close()
        #expect(try await collect(blips) == [.seconds(2)])
        let hud = try await stage.instance()
        await #expect(throws: PlaybackError.scene(.foreignInstance)) {
            try await hud.setValue(of: inner, to: instance)
        }
    }

    @Test func `images and artboards are set by name`() async throws {
        let stage = try await Stage { _ in }
        let instance = try await stage.instance()
        let face = ImageProperty(path: "face")
        let board = ArtboardProperty(path: "board")
        #expect(try await instance.value(of: face) == nil)
        try instance.setValue(of: face, to: "hero")
        try instance.setValue(of: board, to: "Bare")
        #expect(try await instance.value(of: face) == "hero")
        #expect(try await instance.value(of: board) == "Bare")
        try instance.setValue(of: board, to: stage.artboard)
        try instance.setValue(of: face, to: nil)
        #expect(try await instance.value(of: board) == "Board")
        #expect(try await instance.value(of: face) == nil)
        #expect(throws: PlaybackError.scene(.unknownAsset("her", existing: ["hero"]))) {
            try instance.setValue(of: face, to: "her")
        }
        #expect(throws: PlaybackError.scene(.unknownArtboard("Bored", existing: ["Board", "Bare"]))) {
            try instance.setValue(of: board, to: "Bored")
        }
    }
}
