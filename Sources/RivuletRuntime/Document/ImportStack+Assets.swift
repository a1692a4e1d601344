import RivuletFormat
import RivuletSchema

extension ImportStack {
    mutating func takeAsset() -> DropReason? {
        guard backboard != Self.none else { return .noBackboard }
        asset = UInt32(tables.assets.count)
        tables.assets.append(
            ImportedAsset(
                record: record, contents: Self.none,
                assetID: assetIDs.unique(uint(.FileAsset.assetId, else: 0))))
        return nil
    }

    mutating func takeAssetContents() -> DropReason? {
        guard asset != Self.none else { return .noAsset }
        if asset == Self.manifestAsset {
            tables.manifestContents = record
        } else {
            tables.assets[Int(asset)].contents = record
        }
        return nil
    }
}

/// Removes duplicate asset ids (chapter 01 §10.1). The rule runs over the whole list whenever an asset is added; as
/// what stands before the new one is free of duplicates by then, only the new one can change.
struct AssetIDs {
    private var seen: Set<UInt32> = []
    private var next: UInt32 = 1

    mutating func unique(_ id: UInt32) -> UInt32 {
        let id = seen.contains(id) ? next : id
        seen.insert(id)
        if id >= next { next = id &+ 1 }
        return id
    }
}
