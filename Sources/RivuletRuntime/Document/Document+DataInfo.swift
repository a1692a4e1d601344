import RivuletFormat
import RivuletSchema

extension Document {
    /// The view models, in file order.
    public var viewModels: [ViewModelInfo] {
        tables.imports.viewModels.indices.map { index in
            let values = defaultValues(ofViewModel: index)
            return ViewModelInfo(
                name: viewModelName(index),
                properties: tables.imports.viewModels[index].properties.indices.enumerated().map { number, row in
                    propertyInfo(row, defaultValue: values[UInt32(number)])
                },
                instances: instanceNames(of: index))
        }
    }

    private func propertyInfo(_ row: Int, defaultValue: Value?) -> ViewModelPropertyInfo {
        let property = tables.imports.viewModelProperties[row]
        let record = RecordIndex(Int(property.record))
        let kind = file.type(of: record).flatMap { ValueKind(propertyType: $0) } ?? .unknown
        var info = ViewModelPropertyInfo(
            name: tables.string(.ViewModelComponent.name, of: property.record), kind: kind, enumeration: nil,
            viewModel: nil, defaultValue: defaultValue)
        if property.enumeration != ImportTables.none {
            info.enumeration = enumName(tables.imports.enums[Int(property.enumeration)].record)
        }
        if kind == .viewModel {
            let id = file.uint(.ViewModelPropertyViewModel.viewModelReferenceId, of: record)
            if id < UInt32(tables.imports.viewModels.count) { info.viewModel = viewModelName(Int(id)) }
        }
        return info
    }

    /// The enums, in file order.
    public var enums: [EnumInfo] {
        tables.imports.enums.indices.map { index in
            EnumInfo(name: enumName(tables.imports.enums[index].record), values: enumKeys(UInt32(index)))
        }
    }

    private func enumName(_ record: UInt32) -> String { tables.string(.DataEnumCustom.name, of: record) }

    /// Keys of an enum's values, in order; none for a number that is out of range.
    package func enumKeys(_ id: UInt32) -> [String] {
        guard id < UInt32(tables.imports.enums.count) else { return [] }
        return tables.imports.enums[Int(id)].values.indices.map {
            tables.string(.DataEnumValue.key, of: tables.imports.enumValues[$0])
        }
    }
}

extension ValueKind {
    /// What a property of this type holds, nil for types that hold nothing.
    package init?(propertyType type: SchemaType) {
        if type.isA(.viewModelPropertyNumber) {
            self = .number
        } else if type.isA(.viewModelPropertyString) {
            self = .string
        } else if type.isA(.viewModelPropertyBoolean) {
            self = .boolean
        } else if type.isA(.viewModelPropertyColor) {
            self = .color
        } else if type.isA(.viewModelPropertyEnum) {
            self = .enumeration
        } else if type.isA(.viewModelPropertyTrigger) {
            self = .trigger
        } else if type.isA(.viewModelPropertyViewModel) {
            self = .viewModel
        } else if type.isA(.viewModelPropertyList) {
            self = .list
        } else if type.isA(.viewModelPropertySymbolListIndex) {
            self = .listIndex
        } else if type.isA(.viewModelPropertyAsset) {
            self = .asset
        } else if type.isA(.viewModelPropertyArtboard) {
            self = .artboard
        } else {
            return nil
        }
    }
}

extension Document {
    /// The key of an enum's value, empty if there is none.
    package func enumKey(_ index: UInt32, of enumeration: UInt32) -> String {
        guard enumeration < UInt32(tables.imports.enums.count) else { return "" }
        let row = tables.imports.enums[Int(enumeration)].values.row(index)
        return row == ImportTables.none
            ? "" : tables.string(.DataEnumValue.key, of: tables.imports.enumValues[Int(row)])
    }
}

// MARK: - Assets

extension Document {
    /// The assets, in file order; the manifest is none.
    public var assets: [AssetInfo] {
        tables.imports.assets.compactMap { asset in
            guard let type = file.type(of: RecordIndex(Int(asset.record))) else { return nil }
            let name = tables.string(.Asset.name, of: asset.record)
            return AssetInfo(
                name: name, type: type.name, assetID: asset.assetID,
                fileName: Self.uniqueName(name, asset.assetID) + "." + Self.fileExtension(of: type),
                inBandBytes: asset.contents == ImportTables.none
                    ? nil
                    : file.payloadRange(.FileAssetContents.bytes, of: RecordIndex(Int(asset.contents))).count,
                cdnID: Self.cdnID(file.bytes(.FileAsset.cdnUuid, of: RecordIndex(Int(asset.record)))))
        }
    }

    /// The encoded bytes of one of `assets` (PNG, JPEG, WebP and so on); empty if it is hosted elsewhere.
    public func imageBytes(_ asset: Int) -> ArraySlice<UInt8> {
        guard tables.imports.assets.indices.contains(asset) else { return [] }
        let contents = tables.imports.assets[asset].contents
        guard contents != ImportTables.none else { return [] }
        return file.payload[file.payloadRange(.FileAssetContents.bytes, of: RecordIndex(Int(contents)))]
    }

    /// The name without its last extension, and the id (chapter 01 §10.1).
    private static func uniqueName(_ name: String, _ id: UInt32) -> String {
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        return "\(stem)-\(id)"
    }

    private static func fileExtension(of type: SchemaType) -> String {
        switch type {
        case .imageAsset: "png"
        case .fontAsset: "ttf"
        case .audioAsset: "wav"
        case .blobAsset: "blob"
        case .manifestAsset: "man"
        case .scriptAsset: "lua"
        case .scriptModuleAsset: "wasm"
        default: "rstb"
        }
    }

    private static func cdnID(_ bytes: [UInt8]) -> String? {
        guard bytes.count == 16 else { return nil }
        let order = [[3, 2, 1, 0], [5, 4], [7, 6], [9, 8], [15, 14, 13, 12, 11, 10]]
        return order.map { group in
            group.map { (bytes[$0] < 16 ? "0" : "") + String(bytes[$0], radix: 16) }.joined()
        }.joined(separator: "-")
    }
}
