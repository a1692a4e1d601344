import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// A view model with a number `n`, text and a list; artboard 0 has a place for artboard 1 with an instance of its own,
/// whose one value is object 3; artboard 1 binds the x of a node to `n`. `value` is that value's record.
private func records(value: String) -> [String] {
    ["Backboard", "ViewModel name=V", "ViewModelPropertyNumber name=n", "ViewModelPropertyString name=s"]
        + ["ViewModelPropertyList name=l", "Artboard width=9 height=9"]
        + ["NestedArtboard parentId=0 artboardId=1 isStateful=true", "ViewModelInstance viewModelId=0 parentId=1"]
        + [value + " parentId=2", "Artboard width=9 height=9 viewModelId=0", "Node parentId=0"]
        + ["DataBindContext propertyKey=13 sourcePathIds=0x0000"]
}

@Suite("Values of instances in an artboard as properties")
struct StatefulPropertyTests {
    @Test func `a value written through its property reaches what is nested`() throws {
        var scene = try Scene(
            Document(records: records(value: "ViewModelInstanceNumber viewModelPropertyId=0 propertyValue=22")))
        _ = scene.advance(by: 0)
        func x() throws -> Float {
            let nested = scene.tables.instances[Int(scene.tables.hosts[0].content)]
            let node = scene.document.tables.artboards[1].objects[1]
            return Float(
                bitPattern: scene.tables.words[
                    Int(nested.words) + node.word.position + WordOffset.Node.x])
        }
        #expect(try x() == 22)
        try scene.put(3, .ViewModelInstanceNumber.propertyValue, 6)
        _ = scene.advance(by: 0)
        #expect(try x() == 6)
        let found = scene.property(
            ObjectIndex(3), key: UInt32(PropertyKey.ViewModelInstanceNumber.propertyValue.rawValue))
        #expect(found.map { Float(bitPattern: $0.bits) } == 6)
    }

    @Test(arguments: [1, 2, 3, 4_000_000_000] as [UInt32])
    func `a number for text, a list or no property is written nowhere`(property: UInt32) throws {
        var scene = try Scene(
            Document(records: records(value: "ViewModelInstanceNumber viewModelPropertyId=\(property)")))
        _ = scene.advance(by: 0)
        try scene.put(3, .ViewModelInstanceNumber.propertyValue, bits: 0xFFFF_FFF0)
        _ = scene.advance(by: 0)
        let found = scene.property(
            ObjectIndex(3), key: UInt32(PropertyKey.ViewModelInstanceNumber.propertyValue.rawValue))
        #expect(found?.bits == 0)
    }
}

@Suite("Bound images")
struct BoundImageTests {
    @Test(arguments: [(0, 0), (1, 1), (2, nil), (9, nil)] as [(UInt32, UInt32?)])
    func `an image shows the image asset that its bound value names, and else nothing`(
        id: UInt32, expected: UInt32?
    ) throws {
        var scene = try Scene(
            Document(
                records: ["Backboard", "ImageAsset name=a", "ImageAsset name=b", "FontAsset name=c"]
                    + ["ViewModel name=V", "ViewModelPropertyAssetImage name=i", "ViewModelInstance viewModelId=0"]
                    + ["ViewModelInstanceAssetImage viewModelPropertyId=0 propertyValue=\(id)"]
                    + ["Artboard width=9 height=9 viewModelId=0", "Image parentId=0 assetId=1"]
                    + ["DataBindContext propertyKey=206 sourcePathIds=0x0000"]))
        #expect(scene.tables.asset(ofImage: 0, 0) == 1)
        _ = scene.advance(by: 0)
        #expect(scene.tables.asset(ofImage: 0, 0) == expected ?? ImportTables.none)
    }
}
