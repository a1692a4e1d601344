import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// Object ids of the slots that are empty.
private func emptySlots(_ records: [String]) throws -> [Int] {
    let objects = try Document(records: records).tables.imports.objects
    return objects.indices.filter { objects[$0].isEmpty }
}

@Suite("Objects that cannot stay")
struct ImportValidationTests {
    @Test(arguments: [
        (["Node parentId=7"], [1]),
        (["Node parentId=2", "Node parentId=9", "Node parentId=1", "Node"], [1, 2, 3]),
        (["Fill", "SolidColor parentId=1", "Node parentId=2"], [3]),
        (["Node parentId=1"], [1]),
        (["Node parentId=2", "Node parentId=1", "Shape parentId=1", "Node"], [1, 2, 3]),
        (["#9999", "Node parentId=1"], [1, 2]),
        (["CubicEaseInterpolator", "Node parentId=1"], [2]),
        (["NestedSimpleAnimation"], [1]), (["NestedArtboard", "NestedSimpleAnimation parentId=1"], []),
        (["Feather"], [1]), (["Fill", "Feather parentId=1"], []),
        (["TextStylePaint"], [1]), (["Text", "TextStylePaint parentId=1"], []),
        (["Node", "TranslationConstraint parentId=1"], []), (["Node", "DistanceConstraint parentId=1"], [2]),
        (["Node", "DistanceConstraint parentId=1 targetId=1"], []),
        (["Node", "Fill", "TranslationConstraint parentId=1 targetId=2"], [3]),
        (["Node", "Node parentId=9", "TranslationConstraint parentId=1 targetId=2"], [2]),
        (["Node", "Node parentId=9", "DistanceConstraint parentId=1 targetId=2"], [2, 3]),
        (["Node", "ScrollConstraint parentId=1", "ScrollBarConstraint parentId=1 scrollConstraintId=2"], []),
        (["Node", "ScrollBarConstraint parentId=1 scrollConstraintId=1"], [2]),
    ])
    func `leave an empty slot`(objects: [String], empty: [Int]) throws {
        #expect(try emptySlots(page + objects) == empty)
    }

    @Test func `are told with the reason`() throws {
        let document = try Document(records: page + ["Node parentId=2", "Node parentId=1", "Node parentId=9"])
        #expect(document.tables.imports.notes.map(\.reason) == [.noParent, .parentCycle])
        #expect(document.diagnostics.filter { $0.feature == "dropped-object" }.map(\.objects) == [1, 2])
    }
}

@Suite("Artboards that refuse the file")
struct ImportRefusalTests {
    @Test(arguments: [
        (["Shape blendModeValue=5"], false), (["Shape blendModeValue=14"], true), (["Shape blendModeValue=259"], true),
        (["Stroke", "TrimPath parentId=1"], false), (["Stroke", "TrimPath parentId=1 modeValue=2"], true),
        (["TrimPath modeValue=1"], false), (["Fill", "TranslationConstraint parentId=1"], false),
        (["Fill", "SolidColor parentId=1", "LinearGradient parentId=1"], false), (["SolidColor", "SolidColor"], true),
        (["TextStyleAxis"], false), (["Text", "TextStylePaint parentId=1", "TextStyleAxis parentId=2"], true),
        (["Text", "TextStyle parentId=1", "TextStyleBackground parentId=2"], false),
        (["Node", "IKConstraint parentId=1 targetId=1"], false),
        (["Bone", "IKConstraint parentId=1 targetId=1"], true),
        (["Dash"], false), (["Stroke", "DashPath parentId=1", "Dash parentId=2"], true), (["DashPath"], false),
        (["GroupEffect", "TargetEffect parentId=1"], true), (["TargetEffect"], false), (["ScriptedPathEffect"], false),
        (["TextInputCursor"], false), (["TextInput", "TextInputCursor parentId=1"], true),
        (["Image", "Mesh parentId=1"], false), (["Image", "Mesh parentId=1 triangleIndexBytes=0x"], true),
        (["Image", "Mesh parentId=1 triangleIndexBytes=0x00", "MeshVertex parentId=2"], true),
        (["Image", "Mesh parentId=1 triangleIndexBytes=0x0001", "MeshVertex parentId=2"], false),
        (["Image", "Mesh parentId=1 triangleIndexBytes=0x00ff", "MeshVertex parentId=2"], true),
        (["StateMachine", "StateMachineLayer", "AnyState", "EntryState"], false),
        (["StateMachine", "StateMachineLayer", "AnyState", "EntryState", "ExitState"], true),
    ])
    func `say why`(objects: [String], accepted: Bool) throws {
        let file = try RiveFile(records: page + objects)
        if accepted {
            _ = try Document(file)
        } else {
            #expect {
                try Document(file)
            } throws: { error in
                guard case DocumentError.malformed(let reason, _?, _) = error else { return false }
                return !reason.isEmpty
            }
        }
    }

    @Test func `but not for objects that were removed`() throws {
        _ = try Document(records: page + ["Shape parentId=9 blendModeValue=5"])
    }
}

@Suite("Hostile files")
struct HostileImportTests {
    /// A file of objects whose parents a function gives.
    private func nodes(_ count: Int, parent: (Int) -> Int) throws -> RiveFile {
        var file = try RiveFile(records: page)
        for object in 1...count {
            file.appendRecord(typeKey: SchemaType.node.key)
            file.appendField(
                key: UInt32(PropertyKey.Component.parentId.rawValue), storage: .varuint,
                low: UInt32(truncatingIfNeeded: parent(object)))
        }
        return file
    }

    @Test(arguments: [20_000, 100_000])
    func `chains, rings and chains without an end are decided in linear time`(count: Int) throws {
        let empty = { (file: RiveFile) in
            try ImportStack.importTables(of: file).objects.count { $0.isEmpty }
        }
        #expect(try empty(nodes(count) { $0 - 1 }) == 0)
        #expect(try empty(nodes(count) { $0 == count ? 0 : $0 + 1 }) == 0)
        #expect(try empty(nodes(count) { $0 + 1 }) == count)
        #expect(try empty(nodes(count) { $0 == count ? 1 : $0 + 1 }) == count)
        #expect(try empty(nodes(count) { $0 == 1 ? 1 : $0 - 1 }) == count)
        #expect(try empty(nodes(count) { _ in -2 }) == count)
    }

    @Test func `sixty layers, and artboards that nest each other`() throws {
        let machine = (0..<60).flatMap { _ in layer }
        let document = try Document(records: page + ["StateMachine"] + machine)
        #expect(document.artboards[0].stateMachines[0].layers.count == 60)
        let nested = try Document(
            records: ["Backboard", "Artboard name=A", "NestedArtboard artboardId=1", "Artboard name=B"]
                + ["NestedArtboard artboardId=0", "NestedArtboard artboardId=1", "NestedArtboard artboardId=2"])
        #expect(nested.artboards[0].nestedArtboards.map(\.artboard) == ["B"])
        #expect(nested.artboards[1].nestedArtboards.map(\.artboard) == ["A", "B", nil])
    }

    /// Every type with every number it has set to a huge value, after a file that has owners for all of them.
    @Test func `huge ids refer to nothing`() throws {
        let owners =
            page + ["DataEnumCustom", "ViewModel", "ViewModelInstance", "ViewModelInstanceList", "DataConverterGroup"]
            + ["DataConverterFormula", "ImageAsset", "ScriptedDrawable", "BindablePropertyNumber", "LinearAnimation"]
            + ["KeyedObject", "KeyedProperty propertyKey=13", "StateMachine", "StateMachineNumber"] + layer
            + ["StateTransition stateToId=0", "TransitionViewModelCondition", "StateMachineListener"]
        for type in Schema.types where !type.isAbstract {
            for value: UInt32 in [0xFFFF_FFFE, 0x7FFF_FFFF, 0x1_0000] {
                var file = try RiveFile(records: owners)
                file.appendRecord(typeKey: type.key)
                for property in type.allProperties where property.isStored && property.kind == .uint {
                    file.appendField(key: UInt32(property.key.rawValue), storage: .varuint, low: value)
                }
                guard let document = try? Document(file) else { continue }
                _ = (document.artboards, document.viewModels, document.enums, document.assets, document.diagnostics)
            }
        }
    }

    /// Rows must be consistent whatever the records are: streams of random types with small and wild numbers.
    @Test(arguments: 0..<16)
    func `random streams give consistent tables`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let types = Schema.types.filter { !$0.isAbstract }
        for _ in 0..<20 {
            var file = try RiveFile(records: ["Backboard"])
            for _ in 0..<Int.random(in: 1...120, using: &random) {
                if Int.random(in: 0..<12, using: &random) == 0 { file.appendRecord(typeKey: 60_000) }
                let frequent: [SchemaType] = [
                    .artboard, .stateMachine, .stateMachineLayer, .linearAnimation, .keyedObject, .viewModelInstance,
                ]
                let isFrequent = Int.random(in: 0..<4, using: &random) == 0
                guard let type = (isFrequent ? frequent : types).randomElement(using: &random) else { continue }
                file.appendRecord(typeKey: type.key)
                for property in type.allProperties where property.isStored && property.kind == .uint {
                    guard Bool.random(using: &random) else { continue }
                    let wild = Int.random(in: 0..<8, using: &random) == 0
                    let value =
                        wild ? UInt32.random(in: 0 ... .max, using: &random) : .random(in: 0...6, using: &random)
                    file.appendField(key: UInt32(property.key.rawValue), storage: .varuint, low: value)
                }
            }
            let tables: ImportTables
            do { tables = try ImportStack.importTables(of: file) } catch { continue }
            #expect(tables.isConsistent, "seed \(seed)")
            let document = try Document(file)
            _ = (document.artboards, document.viewModels, document.enums, document.assets, document.diagnostics)
        }
    }
}

extension ImportTables {
    /// Whether lists of owners follow each other without gaps or overlaps and end with their table.
    fileprivate var isConsistent: Bool {
        tile(artboards.map(\.objects), objects.count) && tile(artboards.map(\.animations), animations.count)
            && tile(artboards.map(\.machines), machines.count)
            && tile(animations.map(\.keyedObjects), keyedObjects.count)
            && tile(keyedObjects.map(\.properties), keyedProperties.count)
            && tile(keyedProperties.map(\.keyFrames), keyFrames.count) && tile(machines.map(\.inputs), inputs.count)
            && tile(machines.map(\.layers), layers.count) && tile(layers.map(\.states), states.count)
            && tile(machines.map(\.listeners), listeners.count)
            && tile(states.map(\.transitions), transitions.count)
            && tile(states.map(\.blendAnimations), blendAnimations.count)
            && tile(transitions.map(\.conditions), conditions.count)
            && tile(listeners.map(\.actions), listenerActions.count)
            && tile(viewModels.map(\.properties), viewModelProperties.count)
            && tile(viewModelInstances.map(\.values), viewModelValues.count)
            && objects.allSatisfy { $0.isEmpty || $0.record != Self.none }
    }

    private func tile(_ ranges: [RowRange], _ count: Int) -> Bool {
        var end = 0
        for range in ranges where range.count > 0 {
            guard range.indices.lowerBound == end else { return false }
            end = range.indices.upperBound
        }
        return end == count
    }
}
