import RivuletFormat
import RivuletSchema

/// A range of rows of one of the import tables. What an owner collects follows it in the stream up to the next owner
/// of its kind, so every list is a range (chapter 01 §8.2: "latest").
package struct RowRange: Sendable, BitwiseCopyable, Equatable {
    package var start: UInt32
    package var end: UInt32

    package init(start: Int, end: Int) {
        self.start = UInt32(start)
        self.end = UInt32(end)
    }

    package var indices: Range<Int> { Int(start)..<Int(end) }
    package var count: Int { Int(end - start) }
}

/// What the import rules make of the records: who owns whom, which ids mean what, what is dropped (chapter 01 §8, §9).
/// Rows refer to records; `none` stands for the slot of an unknown record, and for anything that does not resolve.
/// All numbers are positions in these tables, but for object ids, which are local to their artboard.
package struct ImportTables: Sendable {
    package static let none: UInt32 = 0xFFFF_FFFF

    package var artboards: [ImportedArtboard] = []
    package var objects: [ImportedObject] = []
    package var animations: [ImportedAnimation] = []
    package var keyedObjects: [ImportedKeyedObject] = []
    package var keyedProperties: [ImportedKeyedProperty] = []
    package var keyFrames: [ImportedKeyFrame] = []
    package var machines: [ImportedMachine] = []
    /// Records, or `none` for an empty slot.
    package var inputs: [UInt32] = []
    package var layers: [ImportedLayer] = []
    package var states: [ImportedState] = []
    package var blendAnimations: [ImportedBlendAnimation] = []
    package var transitions: [ImportedTransition] = []
    package var conditions: [ImportedCondition] = []
    /// Fire actions and scheduled listener actions of states and transitions.
    package var actions: [ImportedAction] = []
    package var listeners: [ImportedListener] = []
    /// Records of listener input types.
    package var listenerInputs: [ImportedAction] = []
    /// Actions of listeners.
    package var listenerActions: [ImportedAction] = []
    package var dataBinds: [ImportedDataBind] = []
    package var viewModels: [ImportedViewModel] = []
    package var viewModelProperties: [ImportedViewModelProperty] = []
    package var viewModelInstances: [ImportedViewModelInstance] = []
    package var viewModelValues: [ImportedViewModelValue] = []
    /// Records of ViewModelInstanceListItem.
    package var listItems: [UInt32] = []
    package var enums: [ImportedEnum] = []
    /// Records of DataEnumValue.
    package var enumValues: [UInt32] = []
    package var assets: [ImportedAsset] = []
    package var converters: [ImportedConverter] = []
    /// Records of DataConverterGroupItem.
    package var converterItems: [UInt32] = []
    /// Records of formula tokens.
    package var formulaTokens: [UInt32] = []
    /// Records of interpolators read before the first artboard.
    package var fileInterpolators: [UInt32] = []
    /// Records of scroll physics.
    package var scrollPhysics: [UInt32] = []
    /// The record of the last ManifestAsset, or `none`.
    package var manifest: UInt32 = ImportTables.none
    /// The record of that manifest's contents, or `none`.
    package var manifestContents: UInt32 = ImportTables.none
    /// The sections of the file that count references from 0: one in every healthy file.
    package var backboards: [ImportedBackboard] = []
    /// What single records found when they were read, in record order: see `link(_:of:)`.
    package var links: [ImportedLink] = []
    /// Keyboard, gamepad and semantic inputs.
    package var userInputs: [ImportedUserInput] = []
    package var scriptInputs: [ImportedScriptInput] = []
    /// What was dropped or left out, by reason.
    package var notes: [ImportNote] = []

    package init() {}
}

package struct ImportedArtboard: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var objects: RowRange
    package var animations: RowRange
    package var machines: RowRange
    /// Whether the empty machine "Auto Generated State Machine" stands in (chapter 01 §9.2, step 3).
    package var hasGeneratedMachine = false
}

package struct ImportedObject: Sendable, BitwiseCopyable {
    /// `none` for the slot of an unknown record.
    package var record: UInt32
    /// `SchemaType.index`, or `RecordRow.unknownType`.
    package var typeIndex: UInt16
    /// True for the slot of an unknown record and for objects which validation removed (chapter 01 §9.1).
    package var isEmpty: Bool
    /// Object id of the parent component; `none` for the artboard, for objects that are no components, and if empty.
    package var parent: UInt32
}

package struct ImportedAnimation: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var keyedObjects: RowRange
}

package struct ImportedKeyedObject: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var properties: RowRange
    package var object: UInt32
    /// Removed when its artboard was initialised (chapter 03 §3).
    package var isDropped = false
}

package struct ImportedKeyedProperty: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var keyFrames: RowRange
    /// The animation that was latest when this was read: its frames per second time the key frames.
    package var timingAnimation: UInt32
    package var isDropped = false
}

package struct ImportedKeyFrame: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Object id of the interpolator, or `none`.
    package var interpolator: UInt32
}

package struct ImportedMachine: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var artboard: UInt32
    package var inputs: RowRange
    package var layers: RowRange
    package var listeners: RowRange
}

package struct ImportedLayer: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var states: RowRange
    /// The artboard that was latest when the layer was read: its animations are the ones its states play.
    package var artboard: UInt32
}

package struct ImportedState: Sendable, BitwiseCopyable {
    /// `none` for a placeholder.
    package var record: UInt32
    package var typeIndex: UInt16
    /// Index in the artboard's animations of an animation state, or `none`.
    package var animation: UInt32
    package var blendAnimations: RowRange
    package var transitions: RowRange
    package var actions: RowRange
    /// Record of the bindable property that a BlendState1DViewModel uses, or `none`.
    package var bindable: UInt32
}

package struct ImportedBlendAnimation: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Index in the artboard's animations, or `none`.
    package var animation: UInt32
    package var bindable: UInt32
}

package struct ImportedTransition: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Index in the layer of the state that it leads to; `none` if it was read after its layer had been linked.
    package var target: UInt32
    package var conditions: RowRange
    package var actions: RowRange
    /// Object id of the interpolator, or `none`.
    package var interpolator: UInt32
    /// Position among the state's blend animations, or `none`.
    package var exitBlendAnimation: UInt32
}

package struct ImportedCondition: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Records of the comparators, or `none`.
    package var left = ImportTables.none
    package var right = ImportTables.none
    /// Records of the bindable properties that the comparators use, or `none`.
    package var leftBindable = ImportTables.none
    package var rightBindable = ImportTables.none
}

/// An action, listener input or the like, with what it claimed when it was read.
package struct ImportedAction: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Record of the claimed DataBindPath, or `none`.
    package var path = ImportTables.none
    package var bindable = ImportTables.none
}

package struct ImportedListener: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var inputs: RowRange
    package var actions: RowRange
    package var path = ImportTables.none
}

package struct ImportedDataBind: Sendable, BitwiseCopyable {
    package enum Owner: UInt8, Sendable, BitwiseCopyable {
        /// No target, or nobody to own it: without effect.
        case nobody
        case artboard
        case machine
        case converter
        case formulaToken
        case scriptInput
    }

    package var record: UInt32
    /// The record that it binds, or `none`.
    package var target: UInt32
    /// Object id of the target in the artboard that was latest, or `none` if the target is not among its objects.
    package var targetObject: UInt32
    package var ownerKind: Owner
    /// Position in `artboards`, `machines`, `converters` or `formulaTokens`; `none` for the others.
    package var owner: UInt32
}

package struct ImportedViewModel: Sendable {
    package var record: UInt32
    package var properties: RowRange
    /// Positions in `viewModelInstances`, in file order, those inside artboards included.
    package var instances: [UInt32] = []
}

package struct ImportedViewModelProperty: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Position in `enums`, or `none`.
    package var enumeration: UInt32
}

package struct ImportedViewModelInstance: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Position in `viewModels`, or `none` if the id is out of range.
    package var viewModel: UInt32
    package var values: RowRange
    /// The artboard that was open when it was read, or `none`.
    package var artboard: UInt32
}

package struct ImportedViewModelValue: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var listItems: RowRange
    /// Inside an artboard: the file instance which a view model value references, or `none`.
    package var instance: UInt32
}

package struct ImportedEnum: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var values: RowRange
}

package struct ImportedAsset: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Record of the FileAssetContents, or `none` for hosted assets.
    package var contents: UInt32
    /// After removing duplicates (chapter 01 §10.1).
    package var assetID: UInt32
}

package struct ImportedConverter: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var items: RowRange
    package var tokens: RowRange
}

/// What references by number mean for the records after a Backboard and before the next one: its own lists, each
/// counted from 0 (chapter 01 §8.6).
package struct ImportedBackboard: Sendable, BitwiseCopyable {
    package var record: UInt32
    package var artboards: RowRange
    package var assets: RowRange
    package var converters: RowRange
    package var fileInterpolators: RowRange
    package var scrollPhysics: RowRange
}

package struct ImportedLink: Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// The record of a DataBindPath that the object claimed.
        case dataBindPath
        /// A position in `scrollPhysics`.
        case scrollPhysics
    }

    package var record: UInt32
    package var kind: Kind
    package var value: UInt32
}

package struct ImportedUserInput: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Position in `listenerInputs`.
    package var listenerInput: UInt32
    /// Object id.
    package var object: UInt32
}

package struct ImportedScriptInput: Sendable, BitwiseCopyable {
    package var record: UInt32
    /// Record of the scripted object.
    package var owner: UInt32
}

// MARK: - References

extension ImportTables {
    /// The section that a record belongs to, nil before the first Backboard.
    package func backboard(of record: UInt32) -> ImportedBackboard? {
        guard backboards.count > 1 else { return backboards.first.flatMap { $0.record < record ? $0 : nil } }
        let next = backboards.partitioningIndex { $0.record >= record }
        return next > 0 ? backboards[next - 1] : nil
    }

    /// The position in `artboards` that an artboard id means to a record, or `none`.
    package func artboard(_ id: UInt32, for record: UInt32) -> UInt32 {
        backboard(of: record)?.artboards.row(id) ?? Self.none
    }

    /// The position in `assets` that an asset id means to a record, or `none`.
    package func asset(_ id: UInt32, for record: UInt32) -> UInt32 {
        backboard(of: record)?.assets.row(id) ?? Self.none
    }

    /// The position in `converters` that a converter id means to a record, or `none`.
    package func converter(_ id: UInt32, for record: UInt32) -> UInt32 {
        backboard(of: record)?.converters.row(id) ?? Self.none
    }

    /// The record of the interpolator that an id of a converter means, or `none`.
    package func fileInterpolator(_ id: UInt32, for record: UInt32) -> UInt32 {
        guard let row = backboard(of: record)?.fileInterpolators.row(id), row != Self.none else { return Self.none }
        return fileInterpolators[Int(row)]
    }

    /// What a record found when it was read, or `none`.
    package func link(_ kind: ImportedLink.Kind, of record: UInt32) -> UInt32 {
        let index = links.partitioningIndex { $0.record >= record }
        guard index < links.count, links[index].record == record, links[index].kind == kind else { return Self.none }
        return links[index].value
    }
}

extension RowRange {
    /// The row that an id counted from 0 in this range means, or `none`.
    package func row(_ id: UInt32) -> UInt32 { id < end - start ? start + id : ImportTables.none }
}

extension Array {
    /// The first position at which a condition holds, if it holds for all positions from there on. O(log n).
    package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
