import RivuletFormat
import RivuletSchema
import RivuletTestSupport
import Testing

@testable import RivuletRuntime

/// A view model with a trigger `go`, a number `n` and a nested `child` of the same shape, and a machine.
private func records(_ machine: [String]) -> [String] {
    ["Backboard", "ViewModel name=V", "ViewModelPropertyTrigger name=go", "ViewModelPropertyNumber name=n"]
        + ["ViewModelInstance viewModelId=0 name=d"]
        + ["ViewModelInstanceTrigger viewModelPropertyId=0", "ViewModelInstanceNumber viewModelPropertyId=1"]
        + ["Artboard width=100 height=50 viewModelId=0 defaultStateMachineId=0", "Node", "LinearAnimation name=a"]
        + ["LinearAnimation name=b", "StateMachine name=m"] + machine
}

private let bindGo = ["BindablePropertyTrigger", "DataBindContext propertyKey=686 sourcePathIds=0x0000"]
private let bindNumber = ["BindablePropertyNumber", "DataBindContext propertyKey=636 sourcePathIds=0x0001"]

/// Entry goes to state 3 (timeline a); conditions lead from there to state 4 (timeline b), and back.
private func toggling(_ there: [String], _ back: [String] = []) -> [String] {
    layer + ["StateTransition stateToId=3", "AnimationState animationId=0", "StateTransition stateToId=4"] + there
        + ["AnimationState animationId=1"] + (back.isEmpty ? [] : ["StateTransition stateToId=3"] + back)
}

private let onGo =
    ["TransitionViewModelCondition", "TransitionPropertyViewModelComparator", "TransitionValueTriggerComparator"]

@Suite("View models of machines")
struct BindingMachineTests {
    private func changes(_ report: AdvanceReport) -> [Int] { report.stateChanges.map(\.to.index) }

    @Test func `an action that writes the asset that is there already counts as a change`() throws {
        let action = ["DataBindContext propertyKey=823 flags=1 sourcePathIds=0x0002"]
        let machine =
            ["BindablePropertyAsset propertyValue=0"] + action
            + ["StateMachineListenerSingle listenerTypeValue=11 viewModelPathIds=0x0000", "ListenerViewModelChange"]
            + ["BindablePropertyAsset", "DataBindContext propertyKey=823 sourcePathIds=0x0002"]
        let onChange =
            ["TransitionViewModelCondition", "TransitionPropertyViewModelComparator", "TransitionSelfComparator"]
        var all = records(machine + toggling(onChange, onChange))
        all.insert("ViewModelPropertyAssetImage name=picture", at: 4)
        all.insert("ViewModelInstanceAssetImage viewModelPropertyId=2 propertyValue=0", at: 6)
        all.insert("ImageAsset", at: 1)
        var scene = try Scene(Document(records: all))
        #expect(changes(scene.advance(by: 0)) == [3])
        try scene.fire("go")
        #expect(changes(scene.advance(by: 0.1)) == [4])
        try scene.fire("go")
        #expect(changes(scene.advance(by: 0.1)) == [3])
        #expect(try scene.value("picture") == .asset(0))
    }

    @Test func `a reference in a machine keeps its instance as long as the scene lives`() throws {
        let document = try Document(
            records: ["Backboard", "ViewModel name=V", "ViewModelPropertyViewModel name=child viewModelReferenceId=1"]
                + ["ViewModel name=W", "ViewModelPropertyNumber name=n"]
                + ["Artboard width=9 height=9 viewModelId=0 defaultStateMachineId=0", "LinearAnimation name=a"]
                + [
                    "StateMachine name=m", "BindablePropertyViewModel",
                    "DataBindContext propertyKey=823 sourcePathIds=0x0000",
                ] + layer
                + [
                    "StateTransition stateToId=3", "TransitionViewModelCondition",
                    "TransitionPropertyViewModelComparator",
                ]
                + ["TransitionValueTriggerComparator", "AnimationState animationId=0"])
        let store = ViewModelStore(document)
        let root = try store.makeInstance(viewModel: 0, .blank)
        let child = ValueAddress(instance: root, property: 0)
        do {
            var scene = try Scene(document, artboardIndex: 0, player: .standard, store: store)
            scene.bind(root)
            _ = scene.advance(by: 0)
            let first = try #require(store.reference(at: child))
            #expect(store.tables.instances[Int(first.rawValue)].owners == 2)
            let second = try store.makeInstance(viewModel: 1, .blank)
            try store.replace(at: child, with: second)
            store.release(second)
            #expect(store.liveInstanceCount == 3)
            _ = scene.advance(by: 0)
            #expect(store.liveInstanceCount == 2)
            #expect(store.tables.instances[Int(second.rawValue)].owners == 2)
        }
        #expect(store.liveInstanceCount == 2)
        store.release(root)
        #expect(store.liveInstanceCount == 0)
    }

    @Test func `a number is no reference`() throws {
        let document = try Document(
            records: ["Backboard", "ViewModel name=V", "ViewModelPropertyViewModel name=child viewModelReferenceId=1"]
                + ["ViewModel name=W", "Artboard width=9 height=9 viewModelId=0", "Polygon points=999"]
                + ["DataBindContext propertyKey=125 flags=1 sourcePathIds=0x0000"])
        var scene = try Scene(document, viewModel: .blank)
        _ = scene.advance(by: 0)
        #expect(try scene.value("child") == .viewModel("W", instance: ""))
    }

    @Test func `a fired trigger takes one transition and is reported once, its reset never`() throws {
        var scene = try Scene(Document(records: records(bindGo + toggling(onGo, onGo))))
        #expect(changes(scene.advance(by: 0)) == [3])
        try scene.fire("go")
        let report = scene.advance(by: 0.1)
        #expect(changes(report) == [4])
        #expect(report.triggers.map(\.path) == ["go"] && report.triggers.map(\.source) == [.host])
        #expect(report.changedValues == [])
        #expect(try scene.value("go") == .trigger(0))
        let next = scene.advance(by: 0.1)
        #expect(next.stateChanges == [] && next.triggers == [])
    }

    @Test func `five fires are five reports and one change`() throws {
        var scene = try Scene(Document(records: records(bindGo + toggling(onGo, onGo))))
        _ = scene.advance(by: 0)
        for _ in 0..<5 { try scene.fire("go") }
        let report = scene.advance(by: 0)
        #expect(report.triggers.count == 5)
        #expect(changes(report) == [4])
    }

    @Test func `a write on a settled machine counts in the next advance`() throws {
        let isFive =
            ["TransitionViewModelCondition opValue=0", "TransitionPropertyViewModelComparator"]
            + ["TransitionValueNumberComparator value=5"]
        var scene = try Scene(Document(records: records(bindNumber + toggling(isFive))))
        _ = scene.advance(by: 0)
        while !scene.advance(by: 0.5).isSettled {}
        try scene.set("n", to: .number(5))
        let report = scene.advance(by: 0.1)
        #expect(changes(report) == [4])
        #expect(report.changedValues.map(\.path) == ["n"])
        #expect(scene.advance(by: 0.1).changedValues == [])
    }

    @Test func `an equal value is no change; two changes in a frame are one`() throws {
        let onChange =
            ["TransitionViewModelCondition", "TransitionPropertyViewModelComparator", "TransitionSelfComparator"]
        var scene = try Scene(Document(records: records(bindNumber + toggling(onChange, onChange))))
        _ = scene.advance(by: 0)
        try scene.set("n", to: .number(0))
        #expect(changes(scene.advance(by: 0)) == [])
        try scene.set("n", to: .number(1))
        try scene.set("n", to: .number(2))
        #expect(changes(scene.advance(by: 0)) == [4])
    }

    @Test func `a fire of the machine is reported once, and heard by a listener in the next frame`() throws {
        let fire = ["StateMachineFireTrigger viewModelPathIds=0x0000"]
        let action = ["DataBindContext propertyKey=636 flags=1 sourcePathIds=0x0001"]
        let machine =
            ["BindablePropertyNumber propertyValue=9"] + action
            + ["StateMachineListenerSingle listenerTypeValue=11 viewModelPathIds=0x0000", "ListenerViewModelChange"]
            + toggling([] as [String])
        var all = records(machine)
        let state = try #require(all.lastIndex(of: "AnimationState animationId=1"))
        all.insert(contentsOf: fire, at: state + 1)
        var scene = try Scene(Document(records: all))
        let first = scene.advance(by: 0)
        #expect(first.triggers.map(\.source) == [.machine])
        #expect(try scene.value("n") == .number(0))
        #expect(!first.isSettled)
        let second = scene.advance(by: 0.1)
        #expect(second.triggers == [])
        #expect(second.changedValues.map(\.value) == [.number(9)])
    }

    @Test func `ordering works for numbers alone, and comparing with nothing compares with 0`() throws {
        for (op, value, expected) in [(2, "1", [3, 4]), (4, "0", [3]), (3, "0", [3, 4]), (9, "0", [3])]
            as [(Int, String, [Int])]
        {
            let condition =
                ["TransitionViewModelCondition opValue=\(op)", "TransitionPropertyViewModelComparator"]
                + ["TransitionValueNumberComparator value=\(value)"]
            var scene = try Scene(Document(records: records(bindNumber + toggling(condition))))
            #expect(changes(scene.advance(by: 0)) == expected)
        }
        let wrong =
            ["TransitionViewModelCondition", "TransitionPropertyViewModelComparator"]
            + ["TransitionValueBooleanComparator"]
        var scene = try Scene(Document(records: records(bindNumber + toggling(wrong))))
        #expect(changes(scene.advance(by: 0)) == [3])
    }

    @Test func `without a data context no view model condition holds`() throws {
        let isZero =
            [
                "TransitionViewModelCondition", "TransitionPropertyViewModelComparator",
                "TransitionValueNumberComparator",
            ]
        var unbound = try Scene(Document(records: records(bindNumber + toggling(isZero))), viewModel: .none)
        #expect(changes(unbound.advance(by: 0)) == [3])
        var bound = try Scene(Document(records: records(bindNumber + toggling(isZero))))
        #expect(changes(bound.advance(by: 0)) == [3, 4])
    }
}
