import RivuletFormat
import RivuletRuntime
import RivuletSchema

extension ModelBuilder {
    /// Data binds: what they read, what they write, and into which artboard they let contents be swapped.
    func addBinds(_ model: inout FileModel) {
        for bind in imports.dataBinds where bind.ownerKind != .nobody {
            let flags = uint(.DataBind.flags, bind.record)
            let writesSource = flags & 3 != 0
            let writesTarget = flags & 2 != 0 || flags & 1 == 0
            let artboard: Int
            switch bind.ownerKind {
            case .artboard where bind.owner != ImportTables.none: artboard = Int(bind.owner)
            case .machine where bind.owner != ImportTables.none:
                artboard = Int(imports.machines[Int(bind.owner)].artboard)
            default:
                // Of a converter: it belongs to no artboard, and only reads.
                if let property = paths.target(ofBind: bind.record, artboard: 0).property {
                    model.usage.read.insert(.property(property))
                    model.usage.viewModels.insert(property.viewModel)
                }
                continue
            }
            let target = paths.target(ofBind: bind.record, artboard: artboard)
            if type(bind.record) == .dataBindContext {
                note(target, of: "a data bind of a \(type(bind.target).map { "\($0)" } ?? "object")", artboard, &model)
            }
            if let property = target.property {
                if writesTarget { model.usage.read.insert(.property(property)) }
                // A machine's binds push nothing by themselves: its listeners' actions do.
                if writesSource, bind.ownerKind == .artboard {
                    model.usage.written.insert(.property(property))
                    model.boundVariables[artboard].insert(.property(property))
                }
            }
            guard bind.ownerKind == .artboard else { continue }
            let nested = nestedInputs[EventKey(artboard: artboard, object: bind.targetObject)]
            if let nested {
                if writesTarget {
                    model.usage.written.insert(.input(nested))
                    model.boundVariables[artboard].insert(.input(nested))
                }
                if writesSource { model.usage.read.insert(.input(nested)) }
            } else if let stored = storedProperties[bind.target] {
                if writesTarget {
                    model.usage.written.insert(.property(stored))
                    model.boundVariables[artboard].insert(.property(stored))
                }
                if writesSource { model.usage.read.insert(.property(stored)) }
            }
            let key = uint(.DataBind.propertyKey, bind.record)
            if key == UInt32(PropertyKey.NestedArtboard.artboardId.rawValue) { model.swapsContents[artboard] = true }
        }
    }

    /// View models that something in the file refers to.
    func addViewModelUses(_ model: inout FileModel) {
        for artboard in imports.artboards.indices {
            if let viewModel = document.viewModelIndex(ofArtboard: artboard) {
                model.usage.viewModels.insert(viewModel)
            }
            let objects = imports.artboards[artboard].objects.indices
            for row in objects where !imports.objects[row].isEmpty {
                let record = imports.objects[row].record
                guard let type = type(record) else { continue }
                if type.isA(.nestedArtboard) {
                    let claimed = imports.link(.dataBindPath, of: record)
                    if claimed == ImportTables.none,
                        file.payloadRange(.NestedArtboard.dataBindPathIds, of: RecordIndex(Int(record))).isEmpty
                    {
                        continue
                    }
                    note(
                        paths.target(
                            claimed: claimed, own: .NestedArtboard.dataBindPathIds, of: record, artboard: artboard),
                        of: "the binding of nested artboard '\(printable(string(.Component.name, record)))'", artboard,
                        &model)
                } else if type == .artboardListMapRule {
                    model.usage.viewModels.insert(Int(uint(.ArtboardListMapRule.viewModelId, record)))
                }
            }
        }
        for record in imports.listItems {
            model.usage.viewModels.insert(Int(uint(.ViewModelInstanceListItem.viewModelId, record)))
        }
        for property in document.tables.viewModels.properties where property.viewModel != ImportTables.none {
            model.usage.viewModels.insert(Int(property.viewModel))
        }
        for used in model.usage.viewModelsOfArtboard.values { model.usage.viewModels.formUnion(used) }
        for instance in imports.viewModelInstances where instance.artboard != ImportTables.none {
            if instance.viewModel != ImportTables.none { model.usage.viewModels.insert(Int(instance.viewModel)) }
        }
        for record in file.recordIndices where file.type(of: record)?.isA(.scriptAsset) == true {
            model.hasScripts = true
        }
    }
}
