import Foundation
import RivuletFormat
import RivuletMarkup
import RivuletTestSupport
import Testing

@Suite struct `RML errors` {
    private static func failure(_ text: String, load: ((String) -> [UInt8]?)? = nil) -> MarkupError? {
        do throws(MarkupError) {
            _ = try RiveFile.build(rml: Array(text.utf8), load: load)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("", "1:1: there is no element"),
        ("<Artboard>", "1:1: <Artboard> is not closed: '</Artboard>' is missing"),
        ("<Artboard>\n</Artboar>", "2:1: </Artboar> where </Artboard> was expected: <Artboard> was opened at 1:1"),
        ("</Artboard>", "1:1: </Artboard> closes nothing"),
        ("<Artboard name='a' name='b'/>", "1:20: <Artboard> has the attribute 'name' twice"),
        ("<Artboard name=\"a/>", "1:16: the value of 'name' has no closing quote"),
        ("<Artboard name=\"a\n<Shape/>", "2:1: '<' in the value of 'name' must be written as '&lt;'"),
        ("<Artboard name=a/>", "1:16: the value of 'name' must stand in quotes"),
        ("<Artboard name/>", "1:15: expected '=' behind the attribute 'name'"),
        ("<Artboard name=\"a\"width=\"1\"/>", "1:19: expected a space, '>' or '/>' in <Artboard>"),
        ("<Artboard name='&nbsp;'/>", "1:17: unknown entity '&nbsp;'"),
        ("<Artboard name='a & b'/>", "1:19: '&' must be written as '&amp;'"),
        ("<Artboard name='&#0;'/>", "1:17: &#0; is not a character of XML"),
        ("<!DOCTYPE rive><Rive/>", "1:1: document type declarations are not part of RML"),
        ("<!-- <Artboard/>", "1:1: a comment without an end: '-->' is missing"),
        ("<?xml version='1.0'", "1:1: a processing instruction without an end"),
        ("<Rive>\n  words</Rive>", "2:3: text between elements means nothing in RML"),
        ("<Rive/>\n<Artboard/>", "2:1: <Artboard> stands behind the end of <Rive>"),
        ("<1/>", "1:2: a name cannot begin with '1'"),
        ("é<Rive/>", "1:1: text between elements"),
    ])
    func `XML that is not well-formed`(text: String, expected: String) throws {
        let error = try #require(Self.failure(text))
        #expect(error.description.hasPrefix(expected), "\(error)")
    }

    @Test(arguments: [
        ("<Rive version=\"2\"/>", "1:16: RML version '2' is not known"),
        ("<Rive verson=\"1\"/>", "1:7: <Rive> has no attribute 'verson'; did you mean 'version'?"),
        ("<Rive kind=\"page\"/>", "1:13: 'page' is not a kind of document"),
        ("<Rive formatVersion=\"8.0\"/>", "1:22: '8.0' is not a version of the format"),
        ("<Artbord/>", "1:1: there is no type 'Artbord'; did you mean 'Artboard'"),
        ("<Drawable/>", "1:1: 'Drawable' is only the common part of other types, such as 'Shape'"),
        ("<Artboard widht=\"1\"/>", "1:11: <Artboard> has no attribute 'widht'; did you mean 'width'"),
        ("<Artboard width=\"1px\"/>", "1:18: width: '1px' is not a number"),
        ("<Artboard width=\"1e39\"/>", "1:18: width: 1e39 does not fit the 32-bit floats of the format"),
        ("<Artboard width=\"\"/>", "1:18: width: the value is missing"),
        ("<Artboard clip=\"yes\"/>", "1:17: clip: 'yes' is neither 'true' nor 'false'"),
        ("<Artboard id=\"12\"/>", "1:15: '12' is not an id: that is two whole numbers with a colon"),
        (
            "<Artboard id=\"0:1\"/>\n<Artboard id=\"0:1\"/>",
            "2:15: the id 0:1 is taken by the <Artboard> at 1:1"
        ),
        ("<Artboard viewModelId=\"0:9\"/>", "1:24: viewModelId: no element has the id 0:9"),
        (
            "<Artboard viewModelId=\"main\"/>",
            "1:24: viewModelId: 'main' is neither an id such as 0:12 nor a plain index"
        ),
        ("<Artboard viewModelId=\"0:x\"/>", "1:24: viewModelId: '0:x' is not an id"),
        ("<Artboard><Fill fillRule=\"oddEven\"/></Artboard>", "1:27: fillRule: 'oddEven' is none of its values"),
        (
            "<Artboard><Shape blendModeValue=\"300000000000\"/></Artboard>",
            "1:34: blendModeValue: 300000000000 is too large"
        ),
        (
            "<Artboard><Fill><SolidColor colorValue=\"#336699\"/></Fill></Artboard>",
            "1:41: colorValue: '#336699' must be written as AARRGGBB: FF336699"
        ),
        (
            "<Artboard><Fill><SolidColor colorValue=\"red\"/></Fill></Artboard>",
            "1:41: colorValue: 'red' is not a colour"
        ),
        (
            "<Artboard><Fill><SolidColor colorRed=\"1\"/></Fill></Artboard>",
            "1:29: 'colorRed' is a part of another property and never stored; set 'colorValue'"
        ),
        (
            "<Artboard><Node computedLocalX=\"1\"/></Artboard>",
            "1:17: 'computedLocalX' is computed by the runtime and never stored"
        ),
        ("<Artboard><Event trigger=\"1\"/></Artboard>", "1:18: 'trigger'"),
        ("<Shape/>", "1:1: <Shape> stands at the top of the document, but belongs inside <Component>"),
        (
            "<Artboard><KeyedProperty/></Artboard>",
            "1:11: <KeyedProperty> stands inside <Artboard>, but belongs inside <KeyedObject>"
        ),
        (
            "<Artboard><ViewModel/></Artboard>",
            "1:11: <ViewModel> stands inside <Artboard>, but belongs at the top of the document"
        ),
        ("<Record/>", "1:1: <Record> needs the attribute 'typeKey'"),
        ("<Record typeKey=\"3\"/>", "1:18: type key 3 has a name: <Shape>"),
        ("<Record typeKey=\"9999\" key.0=\"uint:1\"/>", "1:24: 'key.0' is not a raw property"),
        ("<Record typeKey=\"9999\" key.7=\"7\"/>", "1:31: key.7: '7' is not a raw value"),
        ("<ImageAsset file=\"a.png\"/>", "1:19: files cannot be read here"),
        (
            "<Artboard><LinearAnimation><KeyedObject><KeyedProperty propertyKey=\"rotation\"/></KeyedObject></LinearAnimation></Artboard>",
            "1:69: propertyKey: 'rotation' is not a whole number; a property key is always the number: "
        ),
    ])
    func `documents that mean nothing`(text: String, expected: String) throws {
        let error = try #require(Self.failure(text))
        #expect(error.description.hasPrefix(expected), "\(error)")
    }

    @Test(arguments: [
        (
            "<Artboard id='0:1'><LinearAnimation id='0:2'><KeyedObject objectId='0:2'/></LinearAnimation></Artboard>",
            "objectId must name a thing of the kind 'object of the artboard', but 0:2 is a <LinearAnimation>"
        ),
        (
            "<Artboard><Node id='0:1'/></Artboard><Artboard><LinearAnimation><KeyedObject objectId='0:1'/></LinearAnimation></Artboard>",
            "objectId: the <Node> with the id 0:1 belongs to another <Artboard>"
        ),
        (
            """
            <Artboard><StateMachine><StateMachineLayer><AnimationState id='0:1'/></StateMachineLayer><StateMachineLayer>
            <EntryState><StateTransition stateToId='0:1'/></EntryState></StateMachineLayer></StateMachine></Artboard>
            """,
            "stateToId: the <AnimationState> with the id 0:1 belongs to another <StateMachineLayer>"
        ),
        (
            """
            <ViewModel><ViewModelPropertyNumber id='0:1'/></ViewModel>
            <ViewModel><ViewModelInstance><ViewModelInstanceNumber viewModelPropertyId='0:1'/></ViewModelInstance></ViewModel>
            """,
            "viewModelPropertyId: the <ViewModelPropertyNumber> with the id 0:1 belongs to another <ViewModel>"
        ),
        (
            "<Artboard id='0:1'><NestedArtboard dataBindPathIds='0:1'/></Artboard>",
            "dataBindPathIds: a path goes through a view model and its properties, but 0:1 is a <Artboard>"
        ),
        (
            "<CubicEaseInterpolator id='0:1'><DataBind/></CubicEaseInterpolator><Artboard><StateMachine><StateMachineLayer>"
                + "<AnyState><StateTransition interpolatorId='0:1'/></AnyState></StateMachineLayer></StateMachine></Artboard>",
            "an interpolator with binds or raw properties cannot be shared"
        ),
        (
            "<Artboard id='0:1'><Text textRunListSource='0:1'/></Artboard>",
            "textRunListSource is a plain number: the runtime only reaches it through data binds"
        ),
    ])
    func `references to the wrong thing`(text: String, expected: String) throws {
        let error = try #require(Self.failure(text))
        #expect(error.message.hasPrefix(expected), "\(error)")
    }

    @Test func `a missing asset file is an error, at its place`() throws {
        let error = try #require(Self.failure("<Rive>\n<ImageAsset file=\"a.png\"/></Rive>", load: { _ in nil }))
        #expect(error.description == "2:19: cannot read the file 'a.png'")
    }

    @Test func `text that is not UTF-8 is refused where it goes wrong`() {
        #expect {
            try RiveFile.build(rml: Array("<Artboard name='".utf8) + [0xFF] + Array("'/>".utf8))
        } throws: {
            "\($0)" == "1:17: the text is not UTF-8 here"
        }
        #expect(throws: MarkupError.self) { try RiveFile.build(rml: [0xFF, 0xFE, 0x3C, 0x00]) }
    }

    // MARK: Hostile input

    @Test(arguments: Samples.names)
    func `no prefix of a sample builds or traps`(name: String) throws {
        let text = try Samples.bytes("\(name).rml")
        let end = try #require(text.lastIndex(of: UInt8(ascii: ">")))
        // The variants of the launch animation differ from it in a few places only.
        let step = name.hasPrefix("launch_") ? 13 : 1
        for length in stride(from: 0, to: end, by: step) {
            #expect(throws: MarkupError.self) { try RiveFile.build(rml: Array(text[..<length])) }
        }
    }

    @Test func `damaged samples build or fail, but never trap`() throws {
        var random = SeededGenerator(seed: 11)
        let text = try Samples.bytes("inputs.rml")
        for _ in 0..<1500 {
            var damaged = text
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
                case 1: damaged.remove(at: place)
                case 2: damaged.insert("<>\"'&/0:-= ".utf8.randomElement(using: &random) ?? 0, at: place)
                default:
                    let from = Int.random(in: 0..<text.count - 40, using: &random)
                    damaged.insert(contentsOf: text[from..<from + 40], at: place)
                }
            }
            if let built = try? RiveFile.build(rml: damaged) {
                #expect(throws: Never.self) { try RiveFile(bytes: built.file.serialized()) }
            }
        }
    }

    @Test func `nesting is bounded, and the bound fits a small stack`() async {
        func nested(_ depth: Int) -> String {
            "<Artboard>" + String(repeating: "<Node>", count: depth - 1)
                + String(repeating: "</Node>", count: depth - 1)
                + "</Artboard>"
        }
        #expect(Self.failure(nested(100_000))?.message == "elements are nested deeper than 200 levels")
        let text = nested(200)
        let count: Int? = await withCheckedContinuation { continuation in
            let thread = Thread {
                let file = try? RiveFile.build(rml: Array(text.utf8)).file
                let again = (try? file?.rml()).flatMap { try? RiveFile.build(rml: Array($0.utf8)).file }
                continuation.resume(returning: again?.recordCount)
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(count == 201)
    }

    @Test func `large attributes and many of them are no trouble`() throws {
        let name = String(repeating: "x", count: 1 << 20)
        let built = try RiveFile.build(rml: Array("<Artboard name='\(name)'/>".utf8))
        #expect(built.file.recordCount == 2)
        let attributes = (0..<5000).map { " key.\($0 % 65535 + 1).\($0)='uint:\($0)'" }.joined()
        let many = try RiveFile.build(rml: Array("<Record typeKey='9999'\(attributes)/>".utf8))
        #expect(many.file.recordCount == 2)
    }
}
