import Testing

@Test func `the intro says that it is over`() throws {
    let end = try #require(try endOfIntro("SampleFiles/launch.riv"))
    #expect(abs(end - 2.6) <= 1.0 / 60)
}
