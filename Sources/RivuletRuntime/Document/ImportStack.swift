import RivuletFormat
import RivuletSchema

/// Turns records into `ImportTables` by the rules of chapter 01 §8: one pass in file order, in which every record
/// attaches itself to the latest owners that it needs. Time and memory are proportional to the number of records.
struct ImportStack {
    static let none = ImportTables.none

    let file: RiveFile
    let records: [RecordRow]
    let fields: [FieldRow]
    let rules = ImportRule.byType
    let traits = TypeTraits.byType
    var tables = ImportTables()

    /// The record in hand.
    var record: UInt32 = 0
    /// Its type's `SchemaType.index`.
    var typeIndex: UInt16 = 0
    /// The object id that it took in the latest artboard, if it joined.
    var joined = ImportStack.none

    // The latest importer of each slot (§8.2): a row of its table unless said otherwise, `none` if there was none yet.
    var backboard = ImportStack.none
    var artboard = ImportStack.none
    var enumeration = ImportStack.none
    var animation = ImportStack.none
    var keyedObject = ImportStack.none
    var keyedProperty = ImportStack.none
    var machine = ImportStack.none
    var layer = ImportStack.none
    var state = ImportStack.none
    var transition = ImportStack.none
    /// A row of `transitions` or of `states`, whichever was read last.
    var layerComponent = ImportStack.none
    var layerComponentIsTransition = false
    var listener = ImportStack.none
    /// Rows of `listenerInputs`.
    var keyboardListener = ImportStack.none
    var gamepadListener = ImportStack.none
    var semanticListener = ImportStack.none
    /// A row of `assets`, or `manifestAsset`.
    var asset = ImportStack.none
    var viewModel = ImportStack.none
    var viewModelInstance = ImportStack.none
    /// A row of `viewModelValues`.
    var list = ImportStack.none
    /// A row of `conditions`, one that takes comparators.
    var comparison = ImportStack.none
    /// Rows of `converters`.
    var converterGroup = ImportStack.none
    var formula = ImportStack.none
    /// Records.
    var bindable = ImportStack.none
    var scripted = ImportStack.none
    /// The record of a DataBindPath that nobody claimed yet.
    var path = ImportStack.none

    /// The record that a DataBind would bind, and its object id in the latest artboard.
    var lastBindable = ImportStack.none
    var lastBindableObject = ImportStack.none

    /// Who takes an unknown record (§8.3): of the importers which do, the newest. They are only ever replaced by newer
    /// ones, so that is the one created last.
    var unknownConsumer = UnknownConsumer.nobody
    enum UnknownConsumer { case nobody, artboard, keyedProperty, machine, layer }

    var assetIDs = AssetIDs()
    var notes = [ImportNote?](repeating: nil, count: DropReason.allCases.count)

    static let manifestAsset: UInt32 = 0xFFFF_FFFE
    static let layerStateIndex = SchemaType.layerState.index

    init(_ file: RiveFile) {
        self.file = file
        records = file.records
        fields = file.fields
    }

    /// Imports all records.
    static func importTables(of file: RiveFile) throws(DocumentError) -> ImportTables {
        var stack = ImportStack(file)
        for index in stack.records.indices {
            let row = stack.records[index]
            stack.record = UInt32(index)
            if row.typeIndex == RecordRow.unknownType || !row.isTerminated {
                stack.takeUnknownRecord()
            } else {
                try stack.take(row)
            }
        }
        try stack.finish()
        return stack.tables
    }

    /// One record of a known type (§8.1).
    private mutating func take(_ row: RecordRow) throws(DocumentError) {
        typeIndex = row.typeIndex
        joined = Self.none
        let rule = rules[Int(typeIndex)]
        let dropped = try apply(rule)
        if let dropped { note(dropped, record) }
        guard rule != .dataBind else { return }
        lastBindable = dropped == nil ? record : Self.none
        lastBindableObject = joined
        if dropped == nil, traits[Int(typeIndex)].contains(.scripted) { scripted = record }
    }

    /// A record of a type that the runtime does not know, or whose reading was abandoned.
    private mutating func takeUnknownRecord() {
        switch unknownConsumer {
        case .nobody, .keyedProperty: break
        case .artboard: appendObject(Self.none, typeIndex: RecordRow.unknownType, isEmpty: true, parent: Self.none)
        case .machine:
            tables.inputs.append(Self.none)
            tables.machines[Int(machine)].inputs.end += 1
        case .layer: appendState(Self.none, typeIndex: Self.layerStateIndex, bindable: Self.none)
        }
    }

    /// The final resolve (§8.4).
    private mutating func finish() throws(DocumentError) {
        if layer != Self.none { try linkLayer(layer) }
        linkExitBlendAnimations()
        if artboard != Self.none { try initializeArtboard(artboard) }
        closeBackboard()
        tables.notes = notes.compactMap { $0 }
    }
}

// MARK: - Reading the record in hand

extension ImportStack {
    var type: SchemaType { SchemaType(index: typeIndex) }

    /// An unsigned property of the record in hand.
    func uint(_ key: PropertyKey, else missing: UInt32) -> UInt32 { uint(key, of: record, else: missing) }

    /// The last stored value of an unsigned property.
    @inline(__always)
    func uint(_ key: PropertyKey, of record: UInt32, else missing: UInt32) -> UInt32 {
        let row = records[Int(record)]
        var index = Int(row.endField)
        let first = Int(row.firstField)
        while index > first {
            index -= 1
            let field = fields[index]
            if field.key == UInt32(key.rawValue), field.isStored { return field.low }
        }
        return missing
    }

    mutating func note(_ reason: DropReason, _ record: UInt32) {
        if notes[Int(reason.rawValue)] != nil {
            notes[Int(reason.rawValue)]?.count += 1
        } else {
            notes[Int(reason.rawValue)] = ImportNote(reason: reason, count: 1, record: record)
        }
    }

    func malformed(_ reason: String, _ record: UInt32) -> DocumentError {
        .malformed(reason: reason, object: Int(record), offset: Int(records[Int(record)].offset))
    }
}
