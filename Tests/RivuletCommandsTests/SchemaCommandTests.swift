import Testing

@testable import RivuletCommands

@Suite struct `rivulet schema` {
    // Chapter 01, Appendix A: Shape is 3; Node.x is 13; opacity is 18, by default 1.
    @Test(arguments: ["Shape", "shape", "3"]) func `shows a type with keys, kinds and defaults`(name: String) async {
        let run = await rivulet(["schema", name])
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("Shape  key 3"))
        #expect(run.output.contains(/x +13 +double +0/))
        #expect(run.output.contains(/opacity +18 +double +1/))
    }

    @Test func `finds by a part of the name and by the key`() async {
        #expect(await rivulet("schema --search TRIMPATH").output.contains("TrimPath"))
        #expect(await rivulet("schema --search 13").output.contains("Node.x"))
    }

    @Test func `lists all types`() async {
        let all = await rivulet("schema")
        #expect(all.code == 0)
        #expect(all.output.contains("352 types, 625 properties"))
    }
}
