import RivuletSchema

/// Where an object stands in a document.
enum Placement {
    /// At the top, beside the artboards.
    case top
    /// Inside an object of one of these types.
    case inside([SchemaType])
    /// At the top, or inside an object of one of these types.
    case topOrInside([SchemaType])
    /// Beside or inside whatever it belongs to.
    case anywhere

    /// By the ownership rules of chapter 01 §8.5.
    static func of(_ type: SchemaType) -> Placement {
        for (types, placement) in rules where types.contains(where: type.isA) { return placement }
        return .anywhere
    }

    /// The types of which the innermost open object takes an object with this placement.
    var owners: [SchemaType] {
        switch self {
        case .top, .anywhere: []
        case .inside(let types), .topOrInside(let types): types
        }
    }

    /// The first rule that fits counts.
    private static let rules: [([SchemaType], Placement)] = [
        (
            [.artboard, .backboard, .asset, .dataEnum, .dataConverter, .viewModel, .scrollPhysics],
            .top
        ),
        ([.keyFrameInterpolator], .topOrInside([.artboard])),
        ([.viewModelInstance], .topOrInside([.viewModel, .component])),
        ([.viewModelInstanceValue], .inside([.viewModelInstance])),
        ([.viewModelInstanceListItem], .inside([.viewModelInstanceList])),
        ([.viewModelProperty], .inside([.viewModel])),
        ([.dataEnumValue], .inside([.dataEnumCustom])),
        ([.fileAssetContents], .inside([.fileAsset])),
        ([.dataConverterGroupItem], .inside([.dataConverterGroup])),
        ([.formulaToken], .inside([.dataConverterFormula])),
        (Array(StreamLayout.scriptInputs), .inside(StreamLayout.scripted + [.component])),
        ([.component], .inside([.component])),
        ([.animation], .inside([.artboard])),
        ([.keyedObject], .inside([.linearAnimation])),
        ([.keyedProperty], .inside([.keyedObject])),
        ([.keyFrame], .inside([.keyedProperty])),
        ([.stateMachineInput, .stateMachineLayer, .stateMachineListener], .inside([.stateMachine])),
        ([.layerState], .inside([.stateMachineLayer])),
        ([.stateTransition, .blendAnimation], .inside([.layerState])),
        ([.transitionCondition], .inside([.stateTransition])),
        ([.transitionComparator], .inside([.transitionViewModelCondition])),
        ([.stateMachineFireAction], .inside([.stateMachineLayerComponent])),
        ([.listenerAction], .inside([.stateMachineListener, .stateMachineLayerComponent])),
        ([.listenerInputType], .inside([.stateMachineListener])),
        ([.userInput], .inside([.listenerInputType])),
    ]
}
