import RivuletFormat
import RivuletSchema

/// The tables of an artboard while they are made. Each stage of compiling is an extension in a file of its own and
/// reads what the stages before it made.
package struct ArtboardBuilder {
    let file: RiveFile
    let imports: ImportTables
    let manifest: Manifest
    let bindOwners: BindOwners
    let artboard: ImportedArtboard
    let index: Int
    let limits: ReadLimits
    /// What is limited in this artboard, for the document's diagnostics.
    var diagnostics: [Diagnostic] = []

    var width: Float = 0
    var height: Float = 0
    var objects: [ObjectDefinition] = []
    var children: [ObjectIndex] = []
    var words: [UInt32] = []
    var strings: [TableRange] = []
    var slots: [SlotDefinition] = []
    var reachableSlots = 0
    var dependents: [SlotIndex] = []
    var transforms: [TransformDefinition] = []
    var animations = AnimationTables()
    /// Positions among the interpolators by object id.
    var interpolatorOfObject: [UInt32: UInt32] = [:]
    var machines = MachineTables()
    var pointers = PointerTables()
    /// Objects that listeners to pointers looked at, and listeners that looked at too many.
    var hitItems = 0
    var limitedListeners = 0
    var paths = PathTables()
    var drawing = DrawTables()
    var constraints = ConstraintTables()
    var links = ShapeLinks()
    /// The nearest Node up the line of each object, itself included.
    var nearestNode: [ObjectIndex] = []
    var limitedChains = 0
    var hosts = HostTables()
    /// Positions in the tables of hosts by object id.
    var hostOfObject: [Int: UInt32] = [:]
    var listOfObject: [Int: UInt32] = [:]
    var playOfObject: [Int: UInt32] = [:]
    var inputOfObject: [Int: UInt32] = [:]
    var binds = BindTables()
    /// Positions among the binds by record of a key frame.
    var bindOfKey: [UInt32: UInt32] = [:]
    /// Of the machine in work: bindables, and words of durations, by record.
    var bindableOfRecord: [UInt32: UInt32] = [:]
    var durationOfTransition: [UInt32: WordIndex] = [:]
    var initialFlags: [ObjectFlags] = []
    var initialDirt: [Dirt] = []
    var initialPending: [UInt64] = []

    init(
        file: RiveFile, imports: ImportTables, manifest: Manifest, bindOwners: BindOwners, index: Int,
        limits: ReadLimits
    ) {
        self.bindOwners = bindOwners
        self.file = file
        self.imports = imports
        self.manifest = manifest
        self.index = index
        self.limits = limits
        artboard = imports.artboards[index]
    }

    mutating func compile() -> ArtboardDefinition {
        compileObjects()
        compileShapes()
        compileImages()
        compilePaints()
        compileDependencyOrder()
        compileTransforms()
        placeShapes()
        placeDrawing()
        compileConstraints()
        compileStateful()
        compileHosts()
        compileBinds()
        compileAnimations()
        compileJoysticks()
        compileMachines()
        compileDrawOrder()
        compileInitialState()
        return ArtboardDefinition(self)
    }

    /// The object at an id of this artboard, nil if there is none or its slot is empty.
    func object(at id: UInt32) -> ObjectDefinition? {
        guard Int(id) < objects.count, objects[Int(id)].typeIndex != RecordRow.unknownType else { return nil }
        return objects[Int(id)]
    }

    /// What writers of a property hold; nil if the object is missing or its type does not have the property.
    func target(object id: UInt32, key: UInt32) -> PropertyTarget? {
        guard let type = object(at: id)?.type, let property = type.supportedProperty(key: key)
        else { return nil }
        return Self.target(ObjectIndex(rawValue: id), in: objects, property)
            .redirected(inputOfObject, binds.storedValues)
    }

    static func target(
        _ id: ObjectIndex, in objects: [ObjectDefinition], _ property: SchemaProperty
    ) -> PropertyTarget {
        let object = objects[id.position]
        var word = property.word
        var field = FieldForm.inert
        if property.isView {
            word = property.backing?.word
            field = word == nil ? .inert : .view
        } else if word != nil {
            switch property.kind {
            case .double: field = .float
            case .uint, .uint8, .uint16: field = .uint
            case .int, .int16: field = .int
            case .bool: field = .bool
            case .color: field = .color
            case .string: field = .string
            case .bytes, .callback: field = .inert
            }
        } else if property.kind == .callback {
            field = .callback
        }
        let effect = Effects.of(property, in: object.type)
        return PropertyTarget(
            object: id, word: word.map { WordIndex(object.word.position + $0) } ?? .none,
            slot: Effects.slot(of: effect, id, in: objects), property: property.index, effect: effect, field: field)
    }
}

extension PropertyTarget {
    /// For the value of a nested input, the nested machine's input in its place; for a value of a view model instance,
    /// that value in the store.
    func redirected(_ inputOfObject: [Int: UInt32], _ storedValues: [UInt32: StoredValue]) -> PropertyTarget {
        if !storedValues.isEmpty, let value = storedValues[object.rawValue], field != .callback,
            SchemaProperty(index: property).name == "propertyValue"
        {
            return PropertyTarget(
                object: object, word: WordIndex(rawValue: value.instance), slot: SlotIndex(rawValue: value.property),
                property: property, effect: .none, field: .stored)
        }
        guard let input = inputOfObject[object.position], field == .float || field == .bool else { return self }
        var target = self
        target.field = .nestedInput
        target.word = WordIndex(rawValue: input)
        return target
    }
}

extension ArtboardDefinition {
    /// What writers of a property of an object hold.
    func target(_ id: ObjectIndex, _ property: SchemaProperty) -> PropertyTarget {
        ArtboardBuilder.target(id, in: objects, property).redirected(inputOfObject, binds.storedValues)
    }
}
