import RivuletFormat
import RivuletRuntime
import RivuletTestSupport
import Testing

/// View model `Page` with an enum `mode` (calm, wild) in a nested `Theme`, a number `a/b`, a number `n` and a trigger `go`.
private func page(_ machine: [String] = layer, _ objects: [String] = ["Node"]) -> [String] {
    [
        "Backboard", "DataEnumCustom name=Mode", "DataEnumValue key=calm value=calm",
        "DataEnumValue key=wild value=wild",
        "ViewModel name=Page", "ViewModelPropertyViewModel name=theme viewModelReferenceId=1",
        "ViewModelPropertyNumber name=a/b", "ViewModelPropertyNumber name=n", "ViewModelPropertyTrigger name=go",
        "ViewModel name=Theme", "ViewModelPropertyEnumCustom name=mode enumId=0",
        "ViewModelPropertyNumber name=x/y",
        "Artboard name=Main width=100 height=50 viewModelId=0 defaultStateMachineId=0",
    ] + objects + ["LinearAnimation name=a", "LinearAnimation name=b", "StateMachine name=m"] + machine
}

/// What people ran into with data binding: the section "Data binding" of the cases that the package must answer.
@Suite struct `Cases: data binding` {
    @Test func `a file whose machine changes view model values runs from the start`() throws {
        let machine =
            ["BindablePropertyNumber propertyValue=9", "DataBindContext propertyKey=636 flags=1 sourcePathIds=0x0002"]
            + layer + [
                "StateTransition stateToId=3", "AnimationState animationId=0", "ListenerViewModelChange flags=4",
            ]
        var scene = try Scene(Document(records: page(machine)), viewModel: .blank)
        let report = scene.advance(by: 0)
        #expect(try scene.value("n") == .number(9))
        #expect(report.changedValues.map(\.path) == ["n"])
        #expect(report.notes == [])
        // Without a view model instance it runs too.
        var bare = try Scene(Document(records: page(machine)), viewModel: ViewModelChoice.none)
        #expect(bare.advance(by: 0).changedValues == [])
    }

    @Test func `names with a slash are written with a backslash: reading, writing, binds and reports`() throws {
        var scene = try Scene(
            Document(
                records: page(
                    layer,
                    [
                        "Node", "DataBindContext propertyKey=13 sourcePathIds=0x0001",
                        "DataBindContext propertyKey=14 flags=1 sourcePathIds=0x000001",
                    ])), viewModel: .blank)
        _ = scene.advance(by: 0)
        try scene.set("a\\/b", to: .number(4))
        try scene.set("theme/x\\/y", to: .number(3))
        #expect(scene.advance(by: 0).changedValues.map(\.path).sorted() == ["a\\/b", "theme/x\\/y"])
        #expect(scene.worldTransform(ObjectIndex(1))?.matrix.tx == 4)
        #expect(try scene.value("a\\/b") == .number(4))
        let error = #expect(throws: SceneError.self) { try scene.set("a/b", to: .number(1)) }
        // What is there is named.
        #expect("\(try #require(error))".contains("a/b"))
    }

    @Test func `an enum in a nested view model can be set a second time, and each write reads back`() throws {
        var scene = try Scene(Document(records: page()), viewModel: .blank)
        _ = scene.advance(by: 0)
        for mode in ["wild", "calm", "wild", "wild", "calm"] {
            try scene.set("theme/mode", to: .enumeration(mode))
            #expect(try scene.value("theme/mode") == .enumeration(mode))
            _ = scene.advance(by: 0.1)
            #expect(try scene.value("theme/mode") == .enumeration(mode))
        }
        #expect(
            throws: SceneError.unknownEnumValue("calmer", path: "mode", existing: ["calm", "wild"])
        ) { try scene.set("theme/mode", to: .enumeration("calmer")) }
    }

    @Test func `writes and fires on a settled machine take effect in the next advance`() throws {
        let toggling =
            ["BindablePropertyTrigger", "DataBindContext propertyKey=686 sourcePathIds=0x0003"] + layer
            + ["StateTransition stateToId=3", "AnimationState animationId=0", "StateTransition stateToId=4"]
            + ["TransitionViewModelCondition", "TransitionPropertyViewModelComparator"]
            + ["TransitionValueTriggerComparator", "AnimationState animationId=1"]
        var scene = try Scene(Document(records: page(toggling)), viewModel: .blank)
        _ = scene.advance(by: 0)
        var report = scene.advance(by: 0.1)
        for _ in 0..<100 where !report.isSettled { report = scene.advance(by: 0.1) }
        #expect(report.isSettled)
        try scene.fire("go")
        #expect(scene.advance(by: 0).stateChanges.map(\.to.index) == [4])
    }
}
