import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// A view model V with a number n (0 unless the file says otherwise), an instance of it, and an artboard of V.
private func numbers(_ values: [Float] = [0], _ artboard: [String]) -> [String] {
    let properties = values.indices.map { "ViewModelPropertyNumber name=n\($0)" }
    let instance = values.indices.map {
        "ViewModelInstanceNumber viewModelPropertyId=\($0) propertyValue=\(values[$0])"
    }
    return ["Backboard", "ViewModel name=V"] + properties + ["ViewModelInstance viewModelId=0 name=d"] + instance
        + ["Artboard width=100 height=50 viewModelId=0"] + artboard
}

extension Scene {
    /// A float property of an object.
    fileprivate func number(_ object: Int, _ key: PropertyKey) -> Float {
        Float(bitPattern: property(ObjectIndex(object), key: UInt32(key.rawValue))?.bits ?? 0)
    }

    /// An unsigned property of an object.
    fileprivate func bits(_ object: Int, _ key: PropertyKey) -> UInt32 {
        property(ObjectIndex(object), key: UInt32(key.rawValue))?.bits ?? 0
    }

    fileprivate mutating func writeFloat(_ object: Int, _ key: PropertyKey, _ value: Float) {
        guard let found = property(ObjectIndex(object), key: UInt32(key.rawValue)) else { return }
        setProperty(found.target, bits: value.bitPattern)
    }
}

@Suite("Data binds")
struct BindingTests {
    @Test func `binding writes nothing by itself, the next update does, and later changes follow`() throws {
        var scene = try Scene(
            Document(
                records: numbers([7], ["Node x=3", "DataBindContext propertyKey=13 sourcePathIds=0x0000"])))
        #expect(scene.number(1, .Node.x) == 3)
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 7)
        try scene.set("n0", to: .number(8))
        #expect(scene.number(1, .Node.x) == 7)
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 8)
    }

    @Test func `a bind taken once does not follow its source`() throws {
        var scene = try Scene(
            Document(
                records: numbers([7], ["Node x=3", "DataBindContext propertyKey=13 flags=4 sourcePathIds=0x0000"])))
        _ = scene.advance(by: 0)
        try scene.set("n0", to: .number(8))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 7)
    }

    @Test(arguments: [(1, 3, 3), (2, 3, 3), (10, 7, 7), (3, 3, 3)] as [(Int, Float, Float)])
    func `who wins at first: the target, unless the source goes first`(flags: Int, source: Float, target: Float) throws
    {
        var scene = try Scene(
            Document(
                records: numbers(
                    [7], ["Node x=3", "DataBindContext propertyKey=13 flags=\(flags) sourcePathIds=0x0000"])))
        _ = scene.advance(by: 0)
        #expect(try scene.value("n0") == .number(source))
        #expect(scene.number(1, .Node.x) == target)
        scene.writeFloat(1, .Node.x, 9)
        _ = scene.advance(by: 0)
        #expect(try scene.value("n0") == .number(9))
    }

    @Test func `the bind that runs last decides, and one path may feed many targets`() throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [1, 2],
                    [
                        "Node", "DataBindContext propertyKey=13 sourcePathIds=0x0000",
                        "DataBindContext propertyKey=13 sourcePathIds=0x0001", "Node",
                        "DataBindContext propertyKey=14 sourcePathIds=0x0000",
                    ])))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 2)
        #expect(scene.number(2, .Node.y) == 1)
        try scene.set("n0", to: .number(5))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 5)
    }

    @Test(
        arguments: [(2.5, 3), (2.4, 2), (-1, 0), (-0.5, 0), (1e20, UInt32.max), (.nan, 0)] as [(Float, UInt32)])
    func `numbers go into unsigned properties rounded, never below nothing`(value: Float, expected: UInt32) throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [0], ["CustomPropertyEnum", "DataBindContext propertyKey=872 sourcePathIds=0x0000"])))
        try scene.set("n0", to: .number(value))
        _ = scene.advance(by: 0)
        #expect(scene.bits(1, .CustomPropertyEnum.propertyValue) == expected)
    }

    @Test func `colour channels saturate`() throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [300],
                    ["Shape", "Fill parentId=1", "SolidColor parentId=2"]
                        + ["DataBindContext propertyKey=118 sourcePathIds=0x0000"])))
        _ = scene.advance(by: 0)
        #expect(scene.bits(3, .SolidColor.colorValue) & 0x00FF_0000 == 0x00FF_0000)
    }

    @Test(arguments: [(0, 2), (1, 3), (2, 3), (-1, 3)] as [(Float, UInt32)])
    func `a solo shows the child with the bound number`(value: Float, child: UInt32) throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [value],
                    ["Solo activeComponentId=3", "DataBindContext propertyKey=296 sourcePathIds=0x0000"]
                        + ["Node parentId=1", "Node parentId=1"])))
        _ = scene.advance(by: 0)
        #expect(scene.bits(1, .Solo.activeComponentId) == child)
    }

    @Test func `what changes while a target is hidden reaches it when it shows again`() throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [1, 0],
                    ["Solo activeComponentId=2", "DataBindContext propertyKey=296 sourcePathIds=0x0001"]
                        + ["Node parentId=1", "Node parentId=1"]
                        + ["DataBindContext propertyKey=13 sourcePathIds=0x0000"])))
        _ = scene.advance(by: 0)
        #expect(scene.number(3, .Node.x) == 0)
        try scene.set("n0", to: .number(4))
        _ = scene.advance(by: 0)
        #expect(scene.number(3, .Node.x) == 0)
        try scene.set("n1", to: .number(1))
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0)
        #expect(scene.number(3, .Node.x) == 4)
    }

    @Test func `binds that feed each other come to an end in each step`() throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [1, 2],
                    ["Node x=1", "DataBindContext propertyKey=13 flags=2 sourcePathIds=0x0000"]
                        + ["Node x=2", "DataBindContext propertyKey=13 flags=2 sourcePathIds=0x0000"])))
        for _ in 0..<20 { _ = scene.advance(by: 0.1) }
        #expect(scene.number(1, .Node.x) == scene.number(2, .Node.x))
    }

    @Test func `a path that leads nowhere leaves its target alone`() throws {
        var scene = try Scene(
            Document(
                records: numbers(
                    [7],
                    ["Node x=3", "DataBindContext propertyKey=13 sourcePathIds=0x0005"]
                        + ["DataBindContext propertyKey=14 sourcePathIds=0x0900", "DataBindContext propertyKey=14"])))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 3)
    }

    @Test func `scenes on one store hear of each other's changes`() throws {
        let document = try Document(
            records: numbers([1], ["Node", "DataBindContext propertyKey=13 sourcePathIds=0x0000"]))
        let store = ViewModelStore(document)
        let instance = try store.makeInstance(viewModel: 0, .default)
        do {
            var first = try Scene(document, artboardIndex: 0, player: .standard, store: store)
            var second = try Scene(document, artboardIndex: 0, player: .standard, store: store)
            first.bind(instance)
            second.bind(instance)
            store.release(instance)
            try first.set("n0", to: .number(6))
            _ = first.advance(by: 0)
            _ = second.advance(by: 0)
            #expect(first.number(1, .Node.x) == 6)
            #expect(second.number(1, .Node.x) == 6)
        }
        #expect(store.liveInstanceCount == 0)
    }
}
