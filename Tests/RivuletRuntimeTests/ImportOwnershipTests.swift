import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

private let none = ImportTables.none

private func imported(_ records: [String]) throws -> ImportTables { try Document(records: records).tables.imports }

/// What was dropped or left out, as reasons.
private func notes(_ records: [String]) throws -> [DropReason] { try imported(records).notes.map(\.reason) }

@Suite("Owners and references")
struct ImportOwnershipTests {
    @Test(arguments: [
        (["Node"], DropReason.noArtboard), (["Artboard"], .noBackboard), (["ImageAsset"], .noBackboard),
        (["DataConverterToString"], .noBackboard), (["DataBind"], .noBackboard), (["DataBindPath"], .noBackboard),
        (["ViewModelInstance"], .noBackboard), (["CubicEaseInterpolator"], .noBackboard),
        (["ElasticScrollPhysics"], .noBackboard), (["FileAssetContents"], .noAsset), (["DataEnumValue"], .noEnum),
        (["ViewModelPropertyNumber"], .noViewModel), (["ViewModelInstanceNumber"], .noViewModelInstance),
        (["ViewModelInstanceListItem"], .noList), (["DataConverterGroupItem"], .noConverterGroup),
        (["FormulaTokenInput"], .noFormula), (["ScriptInputNumber"], .noScriptedObject),
        (["LinearAnimation"], .noArtboard), (["KeyedObject"], .noAnimation), (["KeyedProperty"], .noKeyedObject),
        (["KeyFrameDouble"], .noKeyedProperty), (["StateMachine"], .noArtboard),
        (["StateMachineBool"], .noStateMachine),
        (["StateMachineLayer"], .noStateMachine), (["AnyState"], .noLayer), (["StateTransition"], .noState),
        (["TransitionSelfComparator"], .noCondition), (["StateMachineFireEvent"], .noStateOrTransition),
        (["StateMachineListener"], .noStateMachine), (["ListenerInputTypeEvent"], .noListener),
        (["ListenerFireEvent"], .noListener), (["ListenerFireEvent flags=2"], .noStateOrTransition),
        (["KeyboardInput"], .noListenerInput), (["TransitionFocusCondition"], .noTransition),
    ])
    func `what needs an owner is dropped without it, and the reason is told`(records: [String], reason: DropReason)
        throws
    {
        let found = try imported(records).notes
        #expect(found == [ImportNote(reason: reason, count: 1, record: 0)])
    }

    @Test func `dropped records leave no slot, unknown ones do`() throws {
        let tables = try imported(page + ["ViewModelInstanceNumber", "#9999", "Node"])
        #expect(tables.objects.map(\.record) == [1, none, 4])
    }

    @Test func `an enum must stand before the property that uses it`() throws {
        let tables = try imported(
            [
                "DataEnumCustom", "ViewModel", "ViewModelPropertyEnumCustom enumId=0",
                "ViewModelPropertyEnumCustom enumId=1",
            ]
                + ["DataEnumCustom", "DataEnumValue key=a", "DataEnumSystem"])
        #expect(tables.viewModelProperties.map(\.enumeration) == [0, none])
        #expect(tables.enums.map(\.values.count) == [0, 1])
    }

    @Test func `instances belong to a view model that was read before`() throws {
        let tables = try imported(
            ["Backboard", "ViewModelInstance viewModelId=0", "ViewModel", "ViewModelInstance viewModelId=0"]
                + ["ViewModelInstanceNumber", "ViewModelInstanceList", "ViewModelInstanceListItem"])
        #expect(tables.viewModelInstances.map(\.viewModel) == [none, 0])
        #expect(tables.viewModels.map(\.instances) == [[1]])
        #expect(tables.viewModelInstances.map(\.values.count) == [0, 2])
        #expect(tables.viewModelValues.map(\.listItems.count) == [0, 1])
    }

    @Test func `inside an artboard, instances and values are objects and references resolve at once`() throws {
        let tables = try imported(
            ["Backboard", "ViewModel", "ViewModel", "ViewModelPropertyViewModel viewModelReferenceId=0"]
                + ["ViewModelInstance viewModelId=0", "Artboard"]
                + ["ViewModelInstance viewModelId=1", "ViewModelInstanceViewModel parentId=1 propertyValue=0"]
                + ["ViewModelInstanceViewModel parentId=1 propertyValue=1"])
        #expect(tables.objects.map(\.record) == [5, 6, 7, 8])
        #expect(tables.viewModelValues.map(\.instance) == [0, none])
        #expect(tables.viewModelInstances.map(\.artboard) == [none, 0])
    }

    @Test func `asset ids are made different from those before`() throws {
        let tables = try imported(["Backboard"] + [5, 5, 3, 3].map { "ImageAsset assetId=\($0)" })
        #expect(tables.assets.map(\.assetID) == [5, 6, 3, 7])
    }

    @Test func `contents belong to the latest asset, the last of two counts, and the manifest is no asset`() throws {
        let tables = try imported(
            ["ManifestAsset", "FileAssetContents", "Backboard", "ImageAsset", "FileAssetContents bytes=0x01"]
                + ["FileAssetContents bytes=0x0203", "FontAsset"])
        #expect(tables.manifestContents == 1)
        #expect(tables.assets.map(\.contents) == [5, none])
    }

    @Test func `references count in the section of their backboard`() throws {
        let tables = try imported(
            ["Backboard", "ImageAsset", "Artboard", "Image assetId=0", "Backboard", "FontAsset", "Artboard", "Text"])
        #expect(tables.asset(0, for: 3) == 0)
        #expect(tables.asset(1, for: 3) == none)
        #expect(tables.asset(0, for: 7) == 1)
        #expect(tables.artboard(0, for: 7) == 1)
        #expect(tables.artboard(1, for: 7) == none)
        #expect(tables.artboard(0, for: 0) == none)
    }

    @Test func `interpolators before the first artboard are the file's, later ones are objects`() throws {
        let tables = try imported(["Backboard", "CubicEaseInterpolator", "Artboard", "CubicEaseInterpolator"])
        #expect(tables.fileInterpolators == [1])
        #expect(tables.objects.map(\.record) == [2, 3])
        #expect(tables.fileInterpolator(0, for: 3) == 1)
    }

    @Test func `a data bind path is claimed once, by the first that can`() throws {
        let tables = try imported(
            page + [
                "DataBindPath path=0x0102", "Node", "NestedArtboard", "NestedArtboard", "DataBindPath", "StateMachine",
            ]
                + ["StateMachineListener", "StateMachineListenerSingle", "StateMachineListenerSingle"])
        #expect(tables.link(.dataBindPath, of: 4) == 2)
        #expect(tables.link(.dataBindPath, of: 5) == none)
        #expect(tables.listeners.map(\.path) == [none, 6, none])
    }

    @Test func `script inputs join the artboard only if what they belong to is a component`() throws {
        let tables = try imported(
            ["Backboard", "ScriptedDataConverter", "ScriptInputNumber", "DataBind", "Artboard", "ScriptedDrawable"]
                + ["ScriptInputNumber", "DataBind"])
        #expect(tables.objects.map(\.record) == [4, 5, 6])
        #expect(tables.scriptInputs.map(\.owner) == [1, 5])
        #expect(tables.dataBinds.map(\.ownerKind) == [.scriptInput, .artboard])
    }
}

@Suite("Targets and owners of data binds")
struct ImportDataBindTests {
    @Test(arguments: [
        (page + ["Node", "#9999", "DataBindContext"], 2, 1),
        (page + ["Node", "DataBindContext", "DataBindContext"], 2, 1),
        (page + ["DataBindContext"], 1, 0),
    ])
    func `the last known object is the target`(records: [String], target: UInt32, object: UInt32) throws {
        let binds = try imported(records).dataBinds
        #expect(!binds.isEmpty && binds.allSatisfy { $0.target == target && $0.targetObject == object })
        #expect(binds.allSatisfy { $0.ownerKind == .artboard && $0.owner == 0 })
    }

    @Test func `after a dropped object there is no target`() throws {
        let bind = try #require(imported(page + ["Node", "KeyedObject", "DataBind"]).dataBinds.first)
        #expect(bind.target == none && bind.ownerKind == .nobody)
    }

    @Test(arguments: [
        ("BindablePropertyNumber", ImportedDataBind.Owner.machine), ("StateTransition", .machine),
        ("KeyFrameDouble", .artboard), ("BlendStateTransition", .artboard), ("DataConverterToString", .converter),
        ("FormulaTokenInput", .formulaToken), ("TransitionPropertyViewModelComparator", .machine),
    ])
    func `the kind of target decides the owner`(type: String, owner: ImportedDataBind.Owner) throws {
        let tables = try imported(
            page + [
                "DataConverterFormula", "LinearAnimation", "KeyedObject", "KeyedProperty propertyKey=7", "StateMachine",
            ]
                + layer + ["StateTransition stateToId=0", "BindablePropertyNumber", "TransitionViewModelCondition"]
                + [type + (type.hasSuffix("Transition") ? " stateToId=0" : ""), "DataBind"])
        let bind = try #require(tables.dataBinds.last)
        #expect(bind.ownerKind == owner)
        #expect(bind.owner == (owner == .converter && type == "DataConverterToString" ? 1 : 0))
    }

    @Test func `without a machine, what would be its bind has no owner`() throws {
        let bind = try #require(imported(["Backboard", "BindablePropertyNumber", "DataBind"]).dataBinds.first)
        #expect(bind.target == 1 && bind.ownerKind == .nobody)
    }
}
