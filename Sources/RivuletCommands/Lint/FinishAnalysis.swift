import RivuletRuntime

/// What users ask for: that playing comes to an end which their code waits for, as `rivulet run --until` would.
struct FinishRequest: Equatable {
    var condition: RunCondition
    /// As it was written.
    var text: String
    /// Names; nil for the defaults.
    var artboard: String?
    var machine: String?
}

/// What becomes of a request.
enum FinishOutcome {
    /// The file has nothing of that name: what it asks for, and what there is.
    case unknown(String)
    /// The scene cannot be made.
    case unplayable(String)
    /// Nothing in the file brings it about.
    case noSource
    /// What would bring it about can never be done: the first place, and why.
    case closed(Place, reason: String)
    /// It needs people or the app: which conditions wait for them.
    case waits([String])
    /// It comes true; nil for the place if several could have done it.
    case met(seconds: Double, by: Place?)
    /// Nothing moves any more.
    case settled(seconds: Double)
    /// It still plays.
    case goesOn(seconds: Double)
}

/// Finds out whether a request comes true: by the graph of the machines where that decides, else by playing.
struct FinishAnalysis {
    let model: FileModel
    let request: FinishRequest
    /// The object that the request is about: the artboard and machine.
    private(set) var object = ""
    /// How long it is played at most.
    static let limit = 60.0
    /// What is played at a time; an end may be seen so much later than it is due.
    static let step = 1.0 / 60

    init(_ model: FileModel, _ request: FinishRequest) {
        self.model = model
        self.request = request
        object = FileModel.path([request.artboard ?? model.document.artboardNames.first ?? ""])
    }

    func outcome(anyone: Reachability) -> FinishOutcome {
        let artboard: Int
        let machine: Int?
        do throws(SceneError) {
            artboard = try model.document.artboardIndex(named: request.artboard)
            machine =
                if let name = request.machine { try model.document.machineIndex(named: name, artboard: artboard) } else
                {
                    model.document.defaultMachine(of: artboard)
                }
        } catch {
            return .unknown(error.description)
        }
        let places: [Place]
        switch source(artboard: artboard, machine: machine) {
        case .failure(let problem): return .unknown(problem.text)
        case .success(let found): places = found
        }
        if request.condition != .settled, !model.hasScripts {
            if places.isEmpty { return .noSource }
            guard places.contains(where: anyone.reaches) else {
                return .closed(places[0], reason: anyone.reason(against: places[0], model))
            }
            let timeline = machine == nil && !model.imports.artboards[artboard].animations.indices.isEmpty ? 0 : nil
            let alone = Reachability(aloneIn: model, artboard: artboard, machine: machine, timeline: timeline)
            let open = places.filter(alone.reaches)
            if open.isEmpty { return .waits(waits(for: places, alone: alone, anyone: anyone)) }
            return played(by: open.count == 1 ? open[0] : nil)
        }
        return played(by: nil)
    }

    // MARK: Names

    private struct Problem: Error { var text: String }

    /// Where what is asked for is brought about.
    private func source(artboard: Int, machine: Int?) -> Result<[Place], Problem> {
        let document = model.document
        switch request.condition {
        case .settled: return .success([])
        case .trigger(let path):
            guard let viewModel = document.viewModelIndex(ofArtboard: artboard) else {
                return .failure(
                    Problem(
                        text:
                            "artboard '\(printable(document.artboardName(artboard)))' has no view model, so there is no trigger '\(printable(path))'"
                    ))
            }
            let found: PropertyPath
            do throws(SceneError) {
                found = try document.propertyPath(path, viewModel: viewModel)
                if found.kind != .trigger {
                    throw SceneError.wrongKind(path: path, wanted: .trigger, found: found.kind)
                }
            } catch {
                return .failure(Problem(text: error.description))
            }
            guard let property = document.property(at: found, viewModel: viewModel) else { return .success([]) }
            return .success(model.places { $0 == .fire(.property(property)) })
        case .event(let name):
            let info = document.artboards[artboard]
            guard info.events.contains(where: { $0.name == name }) else {
                return .failure(
                    Problem(
                        text: "artboard '\(printable(info.name))' has no event '\(printable(name))'"
                            + alternatives(to: name, in: info.events.map(\.name), none: "it has no events")))
            }
            return .success(
                model.places { effect in
                    guard case .fireEvent(let key) = effect, key.artboard == artboard else { return false }
                    return model.reportedEvent(effect) == name
                })
        case .state(let name):
            guard let position = model.machines.firstIndex(where: { $0.artboard == artboard && $0.index == machine })
            else { return .failure(Problem(text: "the artboard plays no state machine, so it has no states")) }
            var names: [String] = []
            var places: [Place] = []
            for (l, layer) in model.machines[position].layers.enumerated() {
                for (s, state) in layer.states.enumerated() {
                    let own = state.timelines.map { model.timelines[$0].name } + [state.kind.word]
                    names += own
                    if own.contains(name) { places.append(model.statePlace(position, l, s)) }
                }
            }
            guard !places.isEmpty else {
                return .failure(
                    Problem(
                        text:
                            "state machine '\(printable(model.machines[position].name))' has no state '\(printable(name))'"
                            + alternatives(to: name, in: names.uniqued(), none: "it has no states")))
            }
            return .success(places)
        }
    }

    // MARK: Waiting

    /// What keeps the file from it when it is left alone, and would not if somebody acted.
    private func waits(for places: [Place], alone: Reachability, anyone: Reachability) -> [String] {
        var near: [String] = []
        var far: [String] = []
        let layers = Set(places.compactMap(\.layer))
        for (m, machine) in model.machines.enumerated() {
            for (l, layer) in machine.layers.enumerated() {
                for (s, state) in layer.states.enumerated() where alone.states[m][l][s] || s == layer.any {
                    for (t, transition) in state.transitions.enumerated()
                    where !alone.transitions[m][l][s][t] && anyone.transitions[m][l][s][t] {
                        let texts = transition.requirements.filter { alone.knowledge.witness(for: [$0]) == nil }
                        let text =
                            "\(texts.map { quoted($0.text) }.joined(separator: " and ")) for \(printable(model.label(of: transition, from: state, in: layer)))"
                        if layers.contains(LayerPlace(machine: m, layer: l)) {
                            near.append(text)
                        } else {
                            far.append(text)
                        }
                    }
                }
            }
        }
        if near.isEmpty, far.isEmpty {
            for place in places {
                if case .listener(let machine, let index) = place.owner,
                    case .user(let words) = model.machines[machine].listeners[index].cause
                {
                    near.append("\(words), heard by \(place.words)")
                }
            }
        }
        return Array((near.isEmpty ? far : near).uniqued().prefix(3))
    }

    // MARK: Playing

    private func played(by place: Place?) -> FinishOutcome {
        var scene: Scene
        do throws(SceneError) {
            scene = try Scene(model.document, artboard: request.artboard, machine: request.machine)
        } catch {
            return .unplayable(error.description)
        }
        var report = AdvanceReport()
        for frame in 0...Int(Self.limit * 60) {
            let time = Double(frame) / 60
            scene.advance(by: frame == 0 ? 0 : Self.step, endingAt: time, into: &report)
            if request.condition.isMet(by: report, isPending: false) { return .met(seconds: time, by: place) }
            if report.isSettled { return .settled(seconds: time) }
        }
        return .goesOn(seconds: Self.limit)
    }
}

/// A layer of a machine, by position.
struct LayerPlace: Hashable {
    var machine: Int
    var layer: Int
}

extension Place {
    fileprivate var layer: LayerPlace? {
        switch owner {
        case .state(let machine, let layer, _), .transition(let machine, let layer, _, _):
            LayerPlace(machine: machine, layer: layer)
        case .listener, .timeline: nil
        }
    }
}
