import Foundation
import RivuletFormat
import RivuletMarkup
import RivuletSchema
import RivuletTestSupport
import Testing

/// A record of a built file as the tests look at it.
struct BuiltRecord {
    var file: RiveFile
    var index: RecordIndex

    var type: String { file.type(of: index)?.name ?? "?" }

    /// A number property by its schema name.
    subscript(name: String) -> UInt32? {
        guard let property = file.type(of: index)?.property(named: name), file.has(property.key, in: index) else {
            return nil
        }
        return file.bits(property.key, of: index)
    }

    func bytes(_ name: String) -> [UInt8]? {
        file.type(of: index)?.property(named: name).map { file.bytes($0.key, of: index) }
    }
}

extension RiveFile {
    var builtRecords: [BuiltRecord] { recordIndices.map { BuiltRecord(file: self, index: $0) } }
    var typeNames: [String] { builtRecords.map(\.type) }
}

@Suite struct `Building RML` {
    static func build(_ text: String) throws -> RiveFile { try RiveFile.build(rml: Array(text.utf8)).file }

    // MARK: Values

    /// The attribute text and the wire bytes of a value that is nobody's default.
    private static func sample(_ property: SchemaProperty) -> (text: String, bytes: [UInt8]) {
        if property.isIDList { return ("3 200", [3, 3, 0xC8, 1]) }
        switch property.kind {
        case .uint: return ("77", [77])
        case .uint8: return ("99", [99])
        case .uint16: return ("300", [0xAC, 2])
        case .int, .int16: return ("-3", [5])
        case .bool:
            let isOn = property.defaultBits(in: property.owner) == 1
            return isOn ? ("false", [0]) : ("true", [1])
        case .double: return ("1.5", [0, 0, 0xC0, 0x3F])
        case .color: return ("12345678", [0x78, 0x56, 0x34, 0x12])
        case .string: return ("é&lt;", [3, 0xC3, 0xA9, 0x3C])
        case .bytes: return ("hex:0aFF", [2, 0x0A, 0xFF])
        case .callback: return ("", [])
        }
    }

    private static func varuint(_ value: UInt32) -> [UInt8] {
        value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varuint(value >> 7)
    }

    @Test(arguments: Schema.types.filter { !$0.isAbstract }.map(\.name))
    func `every property of every type can be written`(name: String) throws {
        let type = try #require(Schema.type(named: name))
        var attributes = ""
        var record = Self.varuint(type.key)
        for property in type.allProperties where property.isStored {
            let (text, bytes) = Self.sample(property)
            attributes += " \(property.name)=\"\(text)\""
            record += Self.varuint(UInt32(property.key.rawValue)) + bytes
        }
        let file = try Self.build("<Rive exact='true'><\(name)\(attributes)/></Rive>")
        #expect(file.recordCount == 1)
        let bytes = file.serialized()
        #expect(bytes.suffix(record.count + 1) == record + [0])
        // The table of contents makes the file readable for readers that know none of this.
        let read = try RiveFile(bytes: bytes)
        #expect(Set(read.header.tableOfContents.map(\.key)).count == type.allProperties.filter(\.isStored).count)
    }

    @Test(
        arguments: [
            ("<LinearAnimation loopValue='pingPong'/>", "loopValue", 2),
            ("<KeyFrameDouble interpolationType='linear'/>", "interpolationType", 1),
            ("<KeyFrameDouble interpolationType='elastic'/>", "interpolationType", 4),
            ("<LayoutComponentStyle layoutWidthScaleType='fill'/>", "layoutWidthScaleType", 1),
            ("<LayoutComponentStyle interpolationType='elastic'/>", "interpolationType", 3),
            ("<LayoutComponentStyle flexBasisUnitsValue='percent'/>", "flexBasisUnitsValue", 2),
            ("<Stroke cap='round' join='bevel'/>", "join", 2),
            ("<Fill fillRule='evenOdd'/>", "fillRule", 1),
            ("<Shape blendModeValue='luminosity'/>", "blendModeValue", 28),
            ("<TrimPath modeValue='synchronized'/>", "modeValue", 2),
            ("<TransitionNumberCondition opValue='greaterThan'/>", "opValue", 5),
            ("<StateMachineListenerSingle listenerTypeValue='viewModel'/>", "listenerTypeValue", 11),
            ("<FormulaTokenFunction functionType='random'/>", "functionType", 16),
            ("<DataConverterOperationValue operationType='ceil'/>", "operationType", 18),
            ("<ListenerBoolChange value='toggle'/>", "value", 2),
            ("<LinearAnimation workStart='-1'/>", "workStart", 0xFFFF_FFFF),
            ("<Node x='-inf'/>", "x", 0xFF80_0000),
            ("<Node x='bits:7FC00001'/>", "x", 0x7FC0_0001),
            ("<Node x='-0'/>", "x", 0x8000_0000),
            ("<Node rotation='-1e-3'/>", "rotation", 0xBA83_126F),
        ] as [(String, String, UInt32)])
    func `names and special numbers`(text: String, property: String, value: UInt32) throws {
        let file = try Self.build("<Rive exact='true'>\(text)</Rive>")
        #expect(try #require(file.builtRecords.first)[property] == value)
    }

    // MARK: Order

    @Test func `the stream has the order of exporters, whatever the order of the text`() throws {
        let file = try Self.build(
            """
            <Artboard>
              <StateMachine>
                <StateMachineListener/><StateMachineLayer><EntryState>
                  <StateTransition stateToId="0"/><StateMachineFireEvent/>
                </EntryState><AnyState/><ExitState/></StateMachineLayer><StateMachineBool/>
              </StateMachine>
              <LinearAnimation/>
              <Shape><Fill/></Shape>
            </Artboard>
            <ElasticScrollPhysics/>
            <ViewModel><ViewModelInstance/><ViewModelPropertyNumber/></ViewModel>
            <DataConverterRounder/>
            <CubicEaseInterpolator/>
            <DataEnumCustom><DataEnumValue key="a"/></DataEnumCustom>
            <ImageAsset/>
            <Backboard/>
            <ManifestAsset/>
            """)
        #expect(
            file.typeNames == [
                "ManifestAsset", "Backboard", "ImageAsset", "DataEnumCustom", "DataEnumValue", "CubicEaseInterpolator",
                "DataConverterRounder", "ViewModel", "ViewModelPropertyNumber", "ViewModelInstance",
                "ElasticScrollPhysics", "Artboard", "Shape", "Fill", "LinearAnimation", "StateMachine",
                "StateMachineBool", "StateMachineLayer", "EntryState", "StateMachineFireEvent", "StateTransition",
                "AnyState", "ExitState", "StateMachineListener",
            ])
    }

    @Test func `a backboard is added, defaults are left out, a trim path gets its mode`() throws {
        let file = try Self.build(
            "<Artboard clip='true' x='0' width='5'><Shape blendModeValue='srcOver'><Stroke><TrimPath end='0.5'/></Stroke></Shape></Artboard>"
        )
        // Chapter 01: type keys Backboard 23, Artboard 1, Shape 3, Stroke 24, TrimPath 47; keys width 7, parentId 5,
        // end 115, modeValue 117.
        let records: [UInt8] = [
            23, 0, 1, 7, 0, 0, 0xA0, 0x40, 0, 3, 0, 24, 5, 1, 0, 47, 5, 2, 115, 0, 0, 0, 0x3F, 117, 1, 0,
        ]
        #expect(file.serialized().suffix(records.count) == records)
        #expect(file.header.tableOfContents.map(\.key) == [7, 5, 115, 117])
    }

    @Test func `the first of siblings comes first, and so is drawn on top`() throws {
        let file = try Self.build("<Artboard><Node name='a'><Shape name='b'/></Node><Shape name='c'/></Artboard>")
        let names = file.builtRecords.compactMap { $0.bytes("name") }.map { String(decoding: $0, as: UTF8.self) }
        #expect(names == ["", "a", "b", "c"])
    }

    // MARK: Things that belong to a neighbour

    @Test(arguments: [
        "<Artboard><Shape><DataBindContext propertyKey='13'/><Fill/></Shape></Artboard>",
        "<Artboard><Shape><Fill/><DataBindContext propertyKey='13'/></Shape></Artboard>",
        "<Artboard><Shape><Fill/></Shape><DataBindContext propertyKey='13'/></Artboard>",
    ])
    func `a data bind directly follows what it binds`(text: String) throws {
        let names = try Self.build(text).typeNames
        // Inside or right behind the shape: it binds the shape. Right behind the fill it binds the fill.
        let bindsFill = text.contains("<Fill/><Data")
        #expect(
            names == ["Backboard", "Artboard", "Shape"]
                + (bindsFill ? ["Fill", "DataBindContext"] : ["DataBindContext", "Fill"]))
    }

    @Test(arguments: [
        "<TransitionPropertyViewModelComparator><BindablePropertyNumber><DataBindContext/></BindablePropertyNumber></TransitionPropertyViewModelComparator>",
        "<BindablePropertyNumber><DataBindContext/></BindablePropertyNumber><TransitionPropertyViewModelComparator/>",
        "<BindablePropertyNumber/><DataBindContext/><TransitionPropertyViewModelComparator/>",
    ])
    func `a bindable property with its binds directly precedes what takes it`(text: String) throws {
        let file = try Self.build(
            "<Artboard><StateMachine><StateMachineLayer><AnyState><StateTransition stateToId='0'>"
                + "<TransitionViewModelCondition>\(text)<TransitionValueNumberComparator/></TransitionViewModelCondition>"
                + "</StateTransition></AnyState></StateMachineLayer></StateMachine></Artboard>")
        #expect(
            file.typeNames.suffix(5) == [
                "TransitionViewModelCondition", "BindablePropertyNumber", "DataBindContext",
                "TransitionPropertyViewModelComparator", "TransitionValueNumberComparator",
            ])
    }

    @Test(arguments: [
        "<NestedArtboard><NestedStateMachine/><DataBindPath/></NestedArtboard>",
        "<DataBindPath/><NestedArtboard><NestedStateMachine/></NestedArtboard>",
    ])
    func `a path directly precedes what takes it`(text: String) throws {
        let file = try Self.build("<Artboard>\(text)</Artboard>")
        #expect(file.typeNames.suffix(3) == ["DataBindPath", "NestedArtboard", "NestedStateMachine"])
    }

    @Test func `nesting decides who owns an action`() throws {
        let file = try Self.build(
            """
            <Artboard><StateMachine><StateMachineLayer>
              <AnyState><ListenerFireEvent flags="1"/><StateTransition stateToId="0"><ListenerFireEvent/></StateTransition></AnyState>
            </StateMachineLayer><StateMachineListener><ListenerFireEvent/></StateMachineListener></StateMachine></Artboard>
            """)
        // Chapter 04 §1.2: bit 0 is the occurrence, bits 1 and 2 the owner: 1 transition, 2 state.
        #expect(file.builtRecords.filter { $0.type == "ListenerFireEvent" }.map { $0["flags"] } == [5, 2, nil])
    }

    @Test func `interpolators beside artboards are copied to where they are used`() throws {
        let file = try Self.build(
            """
            <CubicEaseInterpolator id="0:1"/><CubicEaseInterpolator id="0:2" x1="0.1"/><ElasticInterpolator/>
            <DataConverterInterpolator interpolatorId="0:2"/>
            <Artboard><Shape/><LinearAnimation><KeyedObject><KeyedProperty propertyKey="13">
              <KeyFrameDouble interpolatorId="0:1"/><KeyFrameDouble frame="1" interpolatorId="0:1"/>
              <KeyFrameDouble frame="2" interpolatorId="0:2"/>
            </KeyedProperty></KeyedObject></LinearAnimation></Artboard>
            """)
        #expect(
            file.typeNames.prefix(8) == [
                "Backboard", "CubicEaseInterpolator", "ElasticInterpolator", "DataConverterInterpolator", "Artboard",
                "Shape", "CubicEaseInterpolator", "CubicEaseInterpolator",
            ])
        #expect(file.builtRecords.compactMap { $0["interpolatorId"] } == [0, 2, 2, 3])
        #expect(file.builtRecords.compactMap { $0["x1"] } == [Float(0.1).bitPattern, Float(0.1).bitPattern])
    }

    // MARK: Assets, raw content, notes

    @Test func `a file of an asset is embedded right behind it`() throws {
        let text = "<FontAsset name='F' file='fonts/f.ttf'/><ImageAsset/>"
        let built = try RiveFile.build(rml: Array(text.utf8)) { $0 == "fonts/f.ttf" ? [1, 2, 3] : nil }
        #expect(built.file.typeNames == ["Backboard", "FontAsset", "FileAssetContents", "ImageAsset"])
        #expect(built.file.builtRecords[2].bytes("bytes") == [1, 2, 3])
    }

    @Test func `unknown types and properties`() throws {
        let file = try Self.build(
            "<Rive exact='true' fileId='300' formatVersion='7.2' tableOfContents='9001:2'>"
                + "<Record typeKey='9000' key.9001='float:1' key.9002='uint:300' key.9002.2='bytes:hex:FF'/>"
                + "<Node x='1' key.13.2='float:2' key.7='color:01020304' key.94='bool:7' key.9003='unreadable'/></Rive>"
        )
        let header: [UInt8] = [0x52, 0x49, 0x56, 0x45, 7, 2, 0xAC, 2, 0xA9, 0x46, 0, 2, 0, 0, 0]
        let record: [UInt8] = [
            0xA8, 0x46, 0xA9, 0x46, 0, 0, 0x80, 0x3F, 0xAA, 0x46, 0xAC, 2, 0xAA, 0x46, 1, 0xFF, 0,
        ]
        let node: [UInt8] = [
            2, 13, 0, 0, 0x80, 0x3F, 13, 0, 0, 0, 0x40, 7, 4, 3, 2, 1, 94, 7, 0xAB, 0x46,
        ]
        #expect(file.serialized() == header + record + node)
    }

    @Test func `what only editors need is passed over with a note`() throws {
        let built = try RiveFile.build(
            rml: Array(
                """
                <Rive version="1" kind="bundle" coreVersion="7">
                <Artboard exports="true"><StateMachine><StateMachineInputFolder name="f"><StateMachineBool name="b"/></StateMachineInputFolder>
                <StateMachineLayer><AnyState x="3" y="4"/><EntryState/></StateMachineLayer></StateMachine></Artboard></Rive>
                """.utf8))
        #expect(
            built.file.typeNames == [
                "Backboard", "Artboard", "StateMachine", "StateMachineBool", "StateMachineLayer", "AnyState",
                "EntryState",
            ])
        #expect(
            built.notes.map(\.description) == [
                "1:33: 'coreVersion' matters to editors only; it is left out",
                "2:11: 'exports' matters to editors only; it is left out",
                "2:40: <StateMachineInputFolder> exists in editors only; what is inside it is taken without it",
                "3:30: 'x' matters to editors only; it is left out",
                "3:36: 'y' matters to editors only; it is left out",
                "3:1: this layer has no <ExitState>: readers will refuse the file",
            ])
    }

    @Test func `white space, entities, comments, declarations and CDATA`() throws {
        let text =
            "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\r\n<!-- > -- <Artboard> -->\n<Artboard\n\tname = 'a\r\nb&#10;&#x41;&amp;&lt;&gt;&quot;&apos;é' ><![CDATA[ \n]]></Artboard >"
        #expect(try Self.build(text).builtRecords[1].bytes("name") == Array("a b\nA&<>\"'é".utf8))
    }
}
