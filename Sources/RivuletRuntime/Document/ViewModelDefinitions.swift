import RivuletFormat
import RivuletSchema

/// The view models of a file, compiled: properties in order with their kinds (chapter 05 §1.1).
package struct ViewModelDefinitions: Sendable {
    package var viewModels: [ViewModelDefinition] = []
    package var properties: [ViewModelPropertyDefinition] = []
    /// Of all view models, in the order in which vertices of list paths take them over.
    package var vertexProperties: [VertexProperty] = []
}

package struct ViewModelDefinition: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var properties: TableRange
    /// The property that holds an item's place in its list, and the one that says when it is drawn; none without one.
    package var itemIndex: UInt32
    package var drawIndex: UInt32
    /// The properties that say something of a vertex.
    package var vertexProperties: TableRange
    /// The first artboard that was made for it, none if there is none.
    package var artboard: UInt32
}

/// What a property says of a vertex of a list path (chapter 05 §1.1).
package enum VertexRole: UInt8, Sendable, BitwiseCopyable {
    case x = 1
    case y = 2
    case inPointX = 3
    case inPointY = 4
    case outPointX = 5
    case outPointY = 6
    case rotation = 7
    case inRotation = 8
    case outRotation = 9
    case distance = 10
    case inDistance = 11
    case outDistance = 12

    /// Later ones override earlier ones (chapter 06 §3.1).
    static let inOrder: [VertexRole] = [
        .x, .y, .rotation, .inRotation, .outRotation, .distance, .inDistance, .outDistance, .inPointX, .inPointY,
        .outPointX, .outPointY,
    ]
}

package struct VertexProperty: Sendable, BitwiseCopyable {
    package var role: VertexRole
    /// Position among its view model's properties.
    package var property: UInt32
}

package struct ViewModelPropertyDefinition: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var kind: ValueKind
    /// Position among the document's enums; none for others and for system enums.
    package var enumeration: UInt32
    /// Position among the document's view models, of nested instances.
    package var viewModel: UInt32
    /// The word of a blank instance.
    package var blank: UInt32
}

extension ViewModelDefinitions {
    /// A property of a view model, both by position.
    package func property(_ property: Int, of viewModel: Int) -> ViewModelPropertyDefinition {
        properties[viewModels[viewModel].properties.positions.lowerBound + property]
    }

    func vertexProperties(of viewModel: Int) -> ArraySlice<VertexProperty> {
        vertexProperties[viewModels[viewModel].vertexProperties.positions]
    }

    init(file: RiveFile, imports: ImportTables) {
        for imported in imports.viewModels {
            let first = properties.count
            for row in imported.properties.indices {
                properties.append(Self.property(imports.viewModelProperties[row], file: file, imports: imports))
            }
            let range = TableRange(first, properties.count)
            let firstVertexProperty = vertexProperties.count
            appendVertexProperties(in: range, file)
            viewModels.append(
                ViewModelDefinition(
                    record: imported.record, properties: range, itemIndex: symbol(15, in: range, file),
                    drawIndex: symbol(16, in: range, file),
                    vertexProperties: TableRange(firstVertexProperty, vertexProperties.count),
                    artboard: ImportTables.none))
        }
        for (position, artboard) in imports.artboards.enumerated() {
            let id = file.uint(PropertyKey.Artboard.viewModelId, of: RecordIndex(Int(artboard.record)))
            guard id < UInt32(viewModels.count), viewModels[Int(id)].artboard == ImportTables.none else { continue }
            viewModels[Int(id)].artboard = UInt32(position)
        }
    }

    /// The last property with a well-known role (chapter 05 §1.1), counted from the view model's first one.
    private func symbol(_ role: UInt32, in range: TableRange, _ file: RiveFile) -> UInt32 {
        let found = range.positions.last { position in
            let record = RecordIndex(Int(properties[position].record))
            if file.type(of: record)?.isA(.viewModelPropertySymbolListIndex) == true { return role == 15 }
            return file.uint(PropertyKey.ViewModelProperty.symbolTypeValue, of: record) == role
        }
        return found.map { UInt32($0 - range.positions.lowerBound) } ?? ImportTables.none
    }

    private mutating func appendVertexProperties(in range: TableRange, _ file: RiveFile) {
        for role in VertexRole.inOrder {
            let property = symbol(UInt32(role.rawValue), in: range, file)
            guard property != ImportTables.none else { continue }
            vertexProperties.append(VertexProperty(role: role, property: property))
        }
    }

    private static func property(
        _ imported: ImportedViewModelProperty, file: RiveFile, imports: ImportTables
    ) -> ViewModelPropertyDefinition {
        let record = RecordIndex(Int(imported.record))
        let type = file.type(of: record) ?? .viewModelProperty
        var row = ViewModelPropertyDefinition(
            record: imported.record, kind: ValueKind(propertyType: type) ?? .unknown, enumeration: imported.enumeration,
            viewModel: ImportTables.none, blank: 0)
        switch row.kind {
        case .color: row.blank = 0xFF00_0000
        case .asset, .artboard: row.blank = ImportTables.none
        case .viewModel:
            row.blank = ImportTables.none
            let reference = file.uint(PropertyKey.ViewModelPropertyViewModel.viewModelReferenceId, of: record)
            row.viewModel = reference < UInt32(imports.viewModels.count) ? reference : ImportTables.none
        default: break
        }
        return row
    }

    /// The property kind that a value record fits.
    static func kind(ofValue type: SchemaType) -> ValueKind {
        switch type {
        case .viewModelInstanceNumber: .number
        case .viewModelInstanceString: .string
        case .viewModelInstanceBoolean: .boolean
        case .viewModelInstanceColor: .color
        case .viewModelInstanceList: .list
        case .viewModelInstanceTrigger: .trigger
        case .viewModelInstanceViewModel: .viewModel
        case .viewModelInstanceArtboard: .artboard
        case .viewModelInstanceEnum: .enumeration
        case .viewModelInstanceSymbolListIndex: .listIndex
        case _ where type.isA(.viewModelInstanceAsset): .asset
        default: .unknown
        }
    }
}
