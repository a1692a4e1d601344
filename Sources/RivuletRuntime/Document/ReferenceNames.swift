import RivuletFormat
import RivuletSchema

/// Finds the names of what conditions, actions, listeners and data binds refer to by number. Made once for a document:
/// O(objects).
package struct ReferenceNames {
    let document: Document
    /// Records of the binds that feed a machine's values, and of those that carry them back, by the value's record.
    private(set) var bindToTarget: [UInt32: UInt32] = [:]
    private(set) var bindToSource: [UInt32: UInt32] = [:]
    private(set) var bindsOfArtboard: [[ImportedDataBind]]
    private(set) var bindsOfMachine: [UInt32: [ImportedDataBind]] = [:]
    /// Records of what stands under nested artboards, their machines and component lists, by the parent's record.
    private(set) var contents: [UInt32: [UInt32]] = [:]
    /// Records of the binds of component lists, by the list's record.
    private(set) var listBinds: [UInt32: UInt32] = [:]

    package init(_ document: Document) {
        self.document = document
        bindsOfArtboard = Array(repeating: [], count: document.tables.imports.artboards.count)
        for bind in document.tables.imports.dataBinds {
            switch bind.ownerKind {
            case .artboard:
                bindsOfArtboard[Int(bind.owner)].append(bind)
                let key = document.file.uint(.DataBind.propertyKey, of: RecordIndex(Int(bind.record)))
                if key == UInt32(PropertyKey.ArtboardComponentList.listSource.rawValue) {
                    listBinds[bind.target] = bind.record
                }
            case .machine:
                bindsOfMachine[bind.owner, default: []].append(bind)
                let isToSource = document.file.uint(.DataBind.flags, of: RecordIndex(Int(bind.record))) & 1 != 0
                if isToSource {
                    bindToSource[bind.target] = bind.record
                } else {
                    bindToTarget[bind.target] = bind.record
                }
            default: break
            }
        }
        let isContent: (SchemaType) -> Bool = {
            $0.isA(.nestedAnimation) || $0.isA(.nestedInput) || $0 == .artboardListMapRule
        }
        for artboard in document.tables.imports.artboards {
            for row in artboard.objects.indices {
                let object = document.tables.imports.objects[row]
                guard !object.isEmpty, isContent(SchemaType(index: object.typeIndex)) else { continue }
                let parent = artboard.objects.row(object.parent)
                guard parent != ImportTables.none else { continue }
                contents[document.tables.imports.objects[Int(parent)].record, default: []].append(object.record)
            }
        }
    }

    var file: RiveFile { document.file }
    var imports: ImportTables { document.tables.imports }

    func type(_ record: UInt32) -> SchemaType? {
        record == ImportTables.none ? nil : file.type(of: RecordIndex(Int(record)))
    }

    // MARK: Objects

    /// The record of an object of an artboard, nil if there is none with that id.
    func record(object id: UInt32, artboard: UInt32) -> UInt32? {
        guard artboard < UInt32(imports.artboards.count) else { return nil }
        let row = imports.artboards[Int(artboard)].objects.row(id)
        guard row != ImportTables.none, !imports.objects[Int(row)].isEmpty else { return nil }
        return imports.objects[Int(row)].record
    }

    func object(_ id: UInt32, artboard: UInt32) -> ObjectReference? {
        record(object: id, artboard: artboard).flatMap { reference($0) }
    }

    func reference(_ record: UInt32) -> ObjectReference? {
        guard let type = type(record) else { return nil }
        let name = type.isA(.component) ? document.tables.string(.Component.name, of: record) : ""
        return ObjectReference(type: type.name, name: name)
    }

    // MARK: Inputs

    /// An input by its index, nil if the machine does not have it.
    func input(_ index: UInt32, machine: UInt32) -> InputReference? {
        guard machine < UInt32(imports.machines.count) else { return nil }
        let row = imports.machines[Int(machine)].inputs.row(index)
        guard row != ImportTables.none else { return nil }
        let info = document.inputInfo(imports.inputs[Int(row)])
        return InputReference(index: Int(index), name: info.name, kind: info.kind)
    }

    /// The input of a nested machine that an object of an artboard exposes.
    func nestedInput(_ id: UInt32, artboard: UInt32) -> InputReference? {
        guard let record = record(object: id, artboard: artboard), let type = type(record), type.isA(.nestedInput)
        else { return nil }
        var reference = InputReference(
            index: nil, name: document.tables.string(.Component.name, of: record),
            kind: type == .nestedBool ? .bool : type == .nestedNumber ? .number : .trigger)
        guard let player = parent(of: id, artboard: artboard), let host = parent(of: player, artboard: artboard),
            let hostRecord = self.record(object: host, artboard: artboard),
            let playerRecord = self.record(object: player, artboard: artboard),
            self.type(hostRecord)?.isA(.nestedArtboard) == true, self.type(playerRecord) == .nestedStateMachine
        else { return reference }
        if let machine = nestedMachine(playerRecord, host: hostRecord),
            let input = input(file.uint(.NestedInput.inputId, of: RecordIndex(Int(record))), machine: machine)
        {
            reference.name = input.name
        }
        let hostName = document.tables.string(.Component.name, of: hostRecord)
        if !hostName.isEmpty { reference.name = "\(hostName)/\(reference.name)" }
        return reference
    }

    /// The machine that a nested player plays: a position among the imported ones.
    func nestedMachine(_ player: UInt32, host: UInt32) -> UInt32? {
        let shown = imports.artboard(file.uint(.NestedArtboard.artboardId, of: RecordIndex(Int(host))), for: host)
        guard shown != ImportTables.none else { return nil }
        let machine = imports.artboards[Int(shown)].machines.row(
            file.uint(.NestedAnimation.animationId, of: RecordIndex(Int(player))))
        return machine == ImportTables.none ? nil : machine
    }

    func parent(of id: UInt32, artboard: UInt32) -> UInt32? {
        let row = imports.artboards[Int(artboard)].objects.row(id)
        guard row != ImportTables.none else { return nil }
        let parent = imports.objects[Int(row)].parent
        return parent == ImportTables.none ? nil : parent
    }

    // MARK: View model paths

    /// The path that feeds a value of a machine, nil if nothing does.
    func source(ofBindable record: UInt32) -> PropertyReference? { bindToTarget[record].flatMap { path(ofBind: $0) } }

    /// The path that a value of a machine is carried to.
    func destination(ofBindable record: UInt32) -> PropertyReference? {
        bindToSource[record].flatMap { path(ofBind: $0) }
    }

    func path(ofBind record: UInt32) -> PropertyReference? {
        guard type(record) == .dataBindContext else { return nil }
        let isByName = file.uint(.DataBind.flags, of: RecordIndex(Int(record))) & 16 != 0
        return property(file.path(ofDataBindContext: record, document.tables.manifest), isByName: isByName)
    }

    /// The path that an object claimed or has itself.
    func path(claimed: UInt32, own key: PropertyKey, of record: UInt32) -> PropertyReference? {
        let isByName =
            claimed != ImportTables.none && file.bool(.DataBindPath.isRelative, of: RecordIndex(Int(claimed)))
        return property(file.path(claimed: claimed, own: key, of: record, document.tables.manifest), isByName: isByName)
    }

    /// A path in words (chapter 05 §8.2, §8.3); nil if it is empty.
    func property(_ path: [UInt32], isByName: Bool) -> PropertyReference? {
        guard let first = path.first else { return nil }
        if isByName {
            let names = path.map { id in
                String(decoding: file.payload[document.tables.manifest.nameRange(id)], as: UTF8.self)
            }
            return PropertyReference(
                path: names.map(PathPart.escaped).joined(separator: "/"), viewModel: nil, kind: .unknown,
                isResolved: document.tables.manifest.isPresent)
        }
        let definitions = document.tables.viewModels
        guard first < UInt32(definitions.viewModels.count) else {
            return PropertyReference(
                path: path.map { "\($0)" }.joined(separator: "/"), viewModel: nil, kind: .unknown, isResolved: false)
        }
        var reference = PropertyReference(
            path: "", viewModel: document.viewModelName(Int(first)), kind: .viewModel, isResolved: true)
        var parts: [String] = []
        var current: UInt32? = first
        for id in path.dropFirst() {
            guard let owner = current, id < UInt32(definitions.viewModels[Int(owner)].properties.count) else {
                parts.append("\(id)")
                reference.kind = .unknown
                reference.isResolved = false
                current = nil
                continue
            }
            let property = definitions.property(Int(id), of: Int(owner))
            parts.append(PathPart.escaped(document.propertyName(Int(id), viewModel: Int(owner))))
            reference.kind = property.kind
            current = property.viewModel == ImportTables.none ? nil : property.viewModel
        }
        reference.path = parts.joined(separator: "/")
        return reference
    }

    /// The enum of the property at the end of a path: its position among the document's enums.
    func enumeration(atEndOf path: [UInt32]) -> UInt32? {
        let definitions = document.tables.viewModels
        guard var owner = path.first, owner < UInt32(definitions.viewModels.count) else { return nil }
        var enumeration: UInt32?
        for id in path.dropFirst() {
            guard owner != ImportTables.none, id < UInt32(definitions.viewModels[Int(owner)].properties.count) else {
                return nil
            }
            let property = definitions.property(Int(id), of: Int(owner))
            enumeration = property.enumeration == ImportTables.none ? nil : property.enumeration
            owner = property.viewModel
        }
        return enumeration
    }
}
