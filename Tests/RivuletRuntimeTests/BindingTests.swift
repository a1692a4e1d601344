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

    // MARK: Converters of converters

    /// x is n0 + operand; the operand is n1 times another one, which is n2.
    @Test(arguments: [
        ["DataConverterOperationValue operationType=2", "DataBindContext propertyKey=681 sourcePathIds=0x0002"],
        ["DataConverterOperationViewModel operationType=2 sourcePathIds=0x0002"],
    ])
    func `a converter of a converter's bind has binds and operands of its own`(inner: [String]) throws {
        let converters =
            ["DataConverterOperationValue operationType=0"]
            + ["DataBindContext propertyKey=681 sourcePathIds=0x0001 converterId=1"] + inner
        var records = numbers(
            [1, 10, 100], ["Node", "DataBindContext propertyKey=13 sourcePathIds=0x0000 converterId=0"])
        records.insert(contentsOf: converters, at: 1)
        var scene = try Scene(Document(records: records))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 1001)
        try scene.set("n2", to: .number(3))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 31)
        try scene.set("n1", to: .number(4))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 13)
        try scene.set("n0", to: .number(2))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 14)
        #expect(scene.advance(by: 0).notes.isEmpty)
    }

    @Test func `a converter that is bound to itself comes to an end, and many of them are refused`() throws {
        func records(_ count: Int) -> [String] {
            let bind = "DataBindContext propertyKey=681 sourcePathIds=0x0001 converterId=0"
            var records = numbers(
                [1, 10], ["Node", "DataBindContext propertyKey=13 sourcePathIds=0x0000 converterId=0"])
            let converter = ["DataConverterOperationValue operationType=0"] + Array(repeating: bind, count: count)
            records.insert(contentsOf: converter, at: 1)
            return records
        }
        var scene = try Scene(Document(records: records(1)))
        _ = scene.advance(by: 0)
        // 1 for the bind and at least 10 for the converter of the first level.
        #expect(scene.number(1, .Node.x) > 11)
        let large = try Document(records: records(300))
        #expect(throws: SceneError.self) { _ = try Scene(large) }
    }

    // MARK: Global view models

    @Test func `a global view model can be replaced, and cleared for what the file says`() throws {
        let records =
            ["Backboard", "ViewModel name=V", "ViewModelPropertyNumber name=n"]
            + ["ViewModel name=First viewModelType=2", "ViewModelPropertyNumber name=n"]
            + ["ViewModel name=Second viewModelType=2", "ViewModelPropertyNumber name=n"]
            + ["ViewModelInstance viewModelId=1", "ViewModelInstanceNumber viewModelPropertyId=0 propertyValue=5"]
            + ["Artboard width=9 height=9 viewModelId=0"]
            + ["Node", "DataBindContext propertyKey=13 sourcePathIds=0x0100"]
            + ["DataBindContext propertyKey=14 sourcePathIds=0x0200"]
        var scene = try Scene(Document(records: records))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 5)
        try scene.global("First")?.set("n", to: .number(6))
        try scene.global("Second")?.set("n", to: .number(7))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 6)
        let other = try scene.makeInstance(of: "First", .blank)
        try other.set("n", to: .number(8))
        try scene.setGlobal("First", to: other)
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 8)
        #expect(try scene.global("First") == other)
        try scene.setGlobal("First", to: nil)
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.x) == 5)
        #expect(try scene.global("First") != other)
        #expect(scene.number(1, .Node.y) == 7)
        #expect(throws: SceneError.unknownViewModel("V", existing: ["First", "Second"])) { try scene.global("V") }
        // An instance of another view model has no value at the path: its binds keep what they have.
        try scene.setGlobal("Second", to: scene.makeInstance(of: "V"))
        _ = scene.advance(by: 0)
        #expect(scene.number(1, .Node.y) == 7)
    }

    // MARK: Computed properties

    @Test func `where a component lies in its parent is read also where a constraint puts it`() throws {
        let objects =
            [
                "Node x=10 scaleX=2", "Node parentId=1 x=3",
                "DataBindContext propertyKey=806 flags=1 sourcePathIds=0x0000",
            ]
            + ["TranslationConstraint parentId=2 targetId=4", "Node x=50"]
        var scene = try Scene(Document(records: numbers([0], objects)))
        _ = scene.advance(by: 0)
        _ = scene.advance(by: 0)
        // (50 - 10) / 2
        #expect(try scene.value("n0") == .number(20))
    }

    @Test(arguments: [(810, 60), (811, 10)] as [(Int, Float)])
    func `the size of an image is the one of its asset, scaled`(key: Int, expected: Float) throws {
        let objects = [
            "Image assetId=0 scaleX=2 scaleY=0.5", "DataBindContext propertyKey=\(key) flags=1 sourcePathIds=0x0000",
        ]
        var records = numbers([0], objects)
        records.insert("ImageAsset width=30 height=20", at: 1)
        var scene = try Scene(Document(records: records))
        _ = scene.advance(by: 0)
        #expect(try scene.value("n0") == .number(expected))
    }
}
