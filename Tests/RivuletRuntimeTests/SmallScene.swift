import RivuletFormat
import RivuletMarkup
import RivuletRuntime
import RivuletSchema
import Testing

/// A document of one artboard, 100 by 100, which is object 0; `objects` are the ones after it, as facts write them.
func document(_ objects: String, limits: ReadLimits = ReadLimits()) throws -> Document {
    let json =
        "[[\"Backboard\",{}],[\"Artboard\",{\"width\":100,\"height\":100}]\(objects.isEmpty ? "" : ",")\(objects)]"
    let file = try RiveFile(factObjects: try JSONValue(parsing: Array(json.utf8)), version: (7, 0))
    return try Document(bytes: file.serialized(), limits: limits)
}

/// A scene of that artboard after its first frame.
func scene(_ objects: String) throws -> Scene {
    var scene = try Scene(document(objects))
    scene.tables.isWatched = true
    _ = scene.advance(by: 0)
    return scene
}

extension Scene {
    /// The world matrix of an object.
    func world(_ object: Int) throws -> Matrix { try #require(worldTransform(ObjectIndex(object))).matrix }

    mutating func put(_ object: Int, _ key: PropertyKey, _ value: Float) throws {
        try put(object, key, bits: value.bitPattern)
    }

    mutating func put(_ object: Int, _ key: PropertyKey, bits: UInt32) throws {
        let found = try #require(property(ObjectIndex(object), key: UInt32(key.rawValue)))
        setProperty(found.target, bits: bits)
    }

    /// The geometry that was made of a path, as verbs and points.
    func geometry(ofPath object: Int) throws -> (verbs: String, points: [Point]) {
        let paths = document.tables.artboards[artboardIndex].paths.paths
        let index = try #require(paths.firstIndex { $0.object.position == object })
        let row = tables.geometry.paths[Int(tables.instances[0].paths) + index]
        let verbs = tables.geometry.verbs.elements[row.verbs.positions].map(\.letter)
        return (verbs.joined(), Array(tables.geometry.points.elements[row.points.positions]))
    }
}

/// Whether two lists of numbers are the same but for rounding.
func agree(_ left: [Float], _ right: [Float], within tolerance: Float = 1e-4) -> Bool {
    left.count == right.count
        && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0), abs($1)) }
}

extension Matrix {
    var numbers: [Float] { [xx, xy, yx, yy, tx, ty] }
    var place: [Float] { [tx, ty] }
}

extension Point {
    var numbers: [Float] { [x, y] }
}

extension PathVerb {
    var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }
}
