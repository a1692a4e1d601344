import RivuletFormat
import RivuletRuntime
import RivuletTestSupport
import Testing

/// View model `Hud` with a list `items`, a reference `player`, an image `face`, an artboard `board`, a number `a/b`, a number
/// `x[1]` and an enum-like text; `Player` with a text `name` and a trigger `hit`; `Other` with a number `name`.
private let records =
    [
        "Backboard", "ImageAsset name=hero", "ImageAsset name=villain", "ViewModel name=Hud",
        "ViewModelPropertyList name=items", "ViewModelPropertyViewModel name=player viewModelReferenceId=1",
        "ViewModelPropertyAssetImage name=face", "ViewModelPropertyArtboard name=board",
        "ViewModelPropertyNumber name=a/b", "ViewModelPropertyNumber name=x[1]", "ViewModel name=Player",
        "ViewModelPropertyString name=name", "ViewModelPropertyTrigger name=hit",
        "ViewModelPropertyList name=bag", "ViewModel name=Other", "ViewModelPropertyNumber name=name",
        "Artboard name=Main width=100 height=50 viewModelId=0", "Node",
        "DataBindContext propertyKey=13 sourcePathIds=0x0004", "StateMachine",
    ] + layer + ["Artboard name=Side width=10 height=10"]

private func hud() throws -> Scene {
    var scene = try Scene(Document(records: records), viewModel: .blank)
    _ = scene.advance(by: 0)
    return scene
}

extension Scene {
    fileprivate mutating func player(_ name: String) throws -> StoredInstance {
        let player = try makeInstance(of: "Player", .blank)
        try player.set("name", to: .string(name))
        return player
    }

    fileprivate func names(_ list: String = "items") throws -> [Value] {
        var names: [Value] = []
        for index in 0..<(try size(of: list)) { names.append(try value("\(list)[\(index)]/name")) }
        return names
    }
}

@Suite struct `What hosts do with lists, references, images and artboards` {
    @Test func `items come, go and change places`() throws {
        var scene = try hud()
        #expect(try scene.size(of: "items") == 0)
        let (a, b, c) = (try scene.player("a"), try scene.player("b"), try scene.player("c"))
        try scene.append(a, to: "items")
        try scene.append(c, to: "items")
        try scene.insert(b, to: "items", at: 1)
        #expect(try scene.names() == [.string("a"), .string("b"), .string("c")])
        try scene.swapItems(at: 0, 2, in: "items")
        #expect(try scene.names() == [.string("c"), .string("b"), .string("a")])
        #expect(try scene.item(of: "items", at: 0) == c)
        #expect(try scene.instance("items[1]") == b)
        try scene.insert(a, to: "items", at: 0)
        try scene.remove(a, from: "items")
        try scene.remove(a, from: "items")
        #expect(try scene.names() == [.string("c"), .string("b")])
        try scene.remove(at: 0, from: "items")
        #expect(try scene.names() == [.string("b")])
        #expect(try scene.value("items") == .list(1))
        #expect(try scene.value("items[0]") == .viewModel("Player", instance: ""))
    }

    @Test func `an index out of range says how many there are, and changes nothing`() throws {
        var scene = try hud()
        let player = try scene.player("a")
        func expect(_ index: Int, _ count: Int, _ body: (inout Scene) throws -> Void) {
            let error = #expect(throws: SceneError.self) { try body(&scene) }
            #expect(error == .indexOutOfRange(path: "items", index: index, count: count))
        }
        expect(1, 0) { try $0.insert(player, to: "items", at: 1) }
        expect(-1, 0) { try $0.insert(player, to: "items", at: -1) }
        expect(0, 0) { try $0.remove(at: 0, from: "items") }
        expect(0, 0) { _ = try $0.item(of: "items", at: 0) }
        try scene.append(player, to: "items")
        expect(1, 1) { try $0.swapItems(at: 0, 1, in: "items") }
        expect(2, 1) { try $0.insert(player, to: "items", at: 2) }
        #expect(try scene.size(of: "items") == 1)
        let error = #expect(throws: SceneError.self) { try scene.value("items[4]/name") }
        #expect("\(try #require(error))".contains("it has 1, counted from 0"))
    }

    @Test func `wrong paths and kinds name what is there`() throws {
        var scene = try hud()
        let player = try scene.player("a")
        #expect(throws: SceneError.wrongKind(path: "face", wanted: .list, found: .asset)) {
            try scene.append(player, to: "face")
        }
        let unknown = #expect(throws: SceneError.self) { try scene.append(player, to: "itms") }
        #expect("\(try #require(unknown))".contains("did you mean 'items'"))
        try scene.append(player, to: "items")
        let nested = #expect(throws: SceneError.self) { try scene.set("items[0]/nam", to: .string("x")) }
        #expect("\(try #require(nested))".contains("did you mean 'name'"))
        #expect(throws: SceneError.wrongKind(path: "name", wanted: .number, found: .string)) {
            try scene.set("items[0]/name", to: .number(1))
        }
        #expect(throws: SceneError.notWritable(path: "items[0]", kind: .viewModel)) {
            try scene.set("items[0]", to: .viewModel("Player", instance: ""))
        }
        #expect(throws: SceneError.wrongKind(path: "player[0]/name", wanted: .list, found: .viewModel)) {
            try scene.value("player[0]/name")
        }
    }

    @Test func `a reference takes another instance of its view model, and no other`() throws {
        var scene = try hud()
        let player = try scene.player("b")
        try scene.set("player/name", to: .string("a"))
        let old = try scene.instance("player")
        try scene.replace("player", with: player)
        #expect(try scene.value("player/name") == .string("b"))
        #expect(try scene.instance("player") == player)
        #expect(try old.value("name") == .string("a"))
        let report = scene.advance(by: 0)
        #expect(report.changedValues.map(\.path).contains("player"))
        let other = try scene.makeInstance(of: "Other", .blank)
        #expect(throws: SceneError.foreignInstance) { try scene.replace("player", with: other) }
        var second = try hud()
        #expect(throws: SceneError.foreignInstance) { try second.replace("player", with: player) }
    }

    @Test func `an instance cannot be put into itself`() throws {
        var scene = try hud()
        let (outer, inner) = (try scene.player("outer"), try scene.player("inner"))
        try scene.append(outer, to: "items")
        try scene.append(inner, to: "items[0]/bag")
        #expect(try scene.names("items[0]/bag") == [.string("inner")])
        #expect(throws: SceneError.instanceInItself(path: "items[0]/bag")) {
            try scene.append(outer, to: "items[0]/bag")
        }
        #expect(throws: SceneError.instanceInItself(path: "items[0]/bag[0]/bag")) {
            try scene.append(outer, to: "items[0]/bag[0]/bag")
        }
    }

    @Test func `what happens in items is reported by the path of now`() throws {
        var scene = try hud()
        let (a, b) = (try scene.player("a"), try scene.player("b"))
        try scene.append(a, to: "items")
        try scene.append(b, to: "items")
        _ = scene.advance(by: 0)
        try a.fire("hit")
        #expect(scene.advance(by: 0).triggers.map(\.path) == ["items[0]/hit"])
        try scene.swapItems(at: 0, 1, in: "items")
        try a.fire("hit")
        try scene.fire("items[0]/hit")
        #expect(scene.advance(by: 0).triggers.map(\.path) == ["items[1]/hit", "items[0]/hit"])
        try scene.remove(at: 1, from: "items")
        try a.fire("hit")
        #expect(scene.advance(by: 0).triggers.map(\.path) == [])
    }

    @Test func `instances live as long as something holds them`() throws {
        var scene = try hud()
        let before = scene.store.liveInstanceCount
        do {
            let player = try scene.player("a")
            try scene.append(player, to: "items")
            #expect(scene.store.liveInstanceCount == before + 1)
        }
        #expect(scene.store.liveInstanceCount == before + 1)
        let held = try scene.item(of: "items", at: 0)
        try scene.remove(at: 0, from: "items")
        #expect(try held.value("name") == .string("a"))
        _ = consume held
        #expect(scene.store.liveInstanceCount == before)
    }

    @Test func `images and artboards are set by name and cleared`() throws {
        var scene = try hud()
        #expect(try scene.value("face") == .asset(nil))
        try scene.setAsset("face", to: "villain")
        try scene.setArtboard("board", to: "Side")
        #expect(try scene.value("face") == .asset(1))
        #expect(try scene.value("board") == .artboard(1))
        let report = scene.advance(by: 0)
        #expect(Set(report.changedValues.map(\.path)) == ["face", "board"])
        try scene.setAsset("face", to: nil)
        try scene.setArtboard("board", to: nil)
        #expect(try scene.value("face") == .asset(nil))
        #expect(try scene.value("board") == .artboard(nil))
        let error = #expect(throws: SceneError.self) { try scene.setAsset("face", to: "vilain") }
        #expect("\(try #require(error))".contains("did you mean 'villain'"))
        #expect(throws: SceneError.unknownArtboard("sid", existing: ["Main", "Side"])) {
            try scene.setArtboard("board", to: "sid")
        }
        #expect(throws: SceneError.wrongKind(path: "face", wanted: .artboard, found: .asset)) {
            try scene.setArtboard("face", to: "Side")
        }
        #expect(throws: SceneError.self) { try scene.set("face", to: .asset(7)) }
    }

    @Test func `a slash in a name is written with a backslash, for binds too`() throws {
        var scene = try hud()
        try scene.set("a\\/b", to: .number(7))
        #expect(try scene.value("a\\/b") == .number(7))
        let report = scene.advance(by: 0)
        #expect(report.changedValues.map(\.path) == ["a\\/b"])
        // The node follows the number.
        #expect(scene.worldTransform(ObjectIndex(1))?.matrix.tx == 7)
        #expect(throws: SceneError.self) { try scene.value("a/b") }
    }

    @Test func `a name in brackets is written with a backslash before the first`() throws {
        var scene = try hud()
        try scene.set("x\\[1]", to: .number(3))
        #expect(scene.advance(by: 0).changedValues.map(\.path) == ["x\\[1]"])
        #expect(try scene.value("x\\[1]") == .number(3))
    }
}
