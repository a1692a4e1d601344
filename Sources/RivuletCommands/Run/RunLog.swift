import RivuletMarkup
import RivuletRuntime

/// One line of a run's log.
enum RunRecord {
    case start(artboard: String, machine: String?, timeline: String?, viewModel: String?)
    case state(StateChange)
    case event(EventReport)
    case trigger(TriggerReport)
    case value(ValueChange)
    case pointer(PointerResult)
    case note(String)
    case settled
    case end(RunOutcome, condition: String?)
}

/// How a run ended.
enum RunOutcome: Equatable {
    case met
    case timedOut(limit: ExactTime)
    /// The condition can no longer come true; why not.
    case impossible(String)
    /// What there was to play was played.
    case finished(String)

    var exitCode: ExitCode {
        switch self {
        case .met, .finished: .done
        case .timedOut: .timedOut
        case .impossible: .impossible
        }
    }

    /// The word in JSON.
    var word: String {
        switch self {
        case .met: "met"
        case .timedOut: "timedOut"
        case .impossible: "impossible"
        case .finished: "finished"
        }
    }
}

/// Writes records as text for people or as JSON lines (version 1: members are added, never renamed).
struct RunLog {
    enum Form {
        case text
        case lines
    }

    var form: Form
    var console: Console

    func write(_ record: RunRecord, at time: ExactTime) {
        switch form {
        case .text:
            let (kind, text) = words(of: record)
            var clock = time.decimalSeconds(digits: 3, trimmed: false)
            clock = String(repeating: " ", count: max(0, 8 - clock.count)) + clock
            let style = console.style
            let label = padded(kind, to: 7)
            let colored =
                switch record {
                case .trigger, .event: style.good(label)
                case .note: style.warning(label)
                case .end(let outcome, _): outcome.exitCode == .done ? style.good(label) : style.bad(label)
                default: style.name(label)
                }
            console.print(style.faint("\(clock) s") + "  \(colored)  \(text)")
        case .lines:
            console.print(json(of: record, at: time).text())
        }
    }

    // MARK: - Text

    private func words(of record: RunRecord) -> (kind: String, text: String) {
        switch record {
        case .start(let artboard, let machine, let timeline, let viewModel):
            var parts = ["artboard '\(printable(artboard))'"]
            if let machine { parts.append("state machine '\(printable(machine))'") }
            if let timeline { parts.append("timeline '\(printable(timeline))'") }
            if machine == nil, timeline == nil { parts.append("nothing that moves") }
            parts.append(viewModel.map { "view model '\(printable($0))'" } ?? "no view model")
            return ("start", parts.joined(separator: ", "))
        case .state(let change):
            let layer = (change.nesting.isEmpty ? "" : change.nesting + ", ") + change.layerName
            return ("state", "\(printable(layer)): \(change.from.shown) → \(change.to.shown)")
        case .event(let event):
            var text = printable((event.nesting.isEmpty ? "" : event.nesting + ", ") + event.name)
            if event.delay >= 0.0005 { text += ", \(event.delay.shortened) s before" }
            for property in event.properties { text += ", \(printable(property.name)) = \(property.value.shown)" }
            return ("event", text)
        case .trigger(let trigger):
            return ("trigger", printable(trigger.path) + (trigger.source == .host ? " (from the command line)" : ""))
        case .value(let change): return ("value", "\(printable(change.path)) = \(change.value.shown)")
        case .pointer(let pointer):
            let id = pointer.id == 0 ? "" : "#\(pointer.id)"
            return (
                "pointer",
                "\(pointer.phase.rawValue)\(id) at \(plain(pointer.x)), \(plain(pointer.y)): \(pointer.hit.shown)"
            )
        case .note(let text): return ("note", printable(text))
        case .settled: return ("settled", "nothing moves without new input")
        case .end(let outcome, let condition): return ("end", words(of: outcome, condition.map(printable) ?? ""))
        }
    }

    private func words(of outcome: RunOutcome, _ condition: String) -> String {
        switch outcome {
        case .met: "\(condition) was met"
        case .timedOut(let limit): "timed out: \(condition) was not met within \(limit.decimalSeconds) s"
        case .impossible(let reason): "\(condition) can no longer be met: \(reason)"
        case .finished(let reason): reason
        }
    }

    // MARK: - JSON lines

    private func json(of record: RunRecord, at time: ExactTime) -> JSONValue {
        var members: [JSONValue.Member] = [.init("t", .number(time.decimalSeconds))]
        func add(_ kind: String, _ rest: [JSONValue.Member]) { members += [.init("kind", .string(kind))] + rest }
        /// Names of the nested artboards that it comes from; left out for the scene's own.
        func nesting(_ path: String) -> [JSONValue.Member] {
            path.isEmpty ? [] : [.init("nesting", .string(path))]
        }
        switch record {
        case .start(let artboard, let machine, let timeline, let viewModel):
            add(
                "start",
                [
                    .init("artboard", .string(artboard)), .init("machine", .optional(machine)),
                    .init("timeline", .optional(timeline)), .init("viewModel", .optional(viewModel)),
                ])
        case .state(let change):
            add(
                "state",
                [
                    .init("layer", .string(change.layerName)), .init("from", .string(change.from.name)),
                    .init("to", .string(change.to.name)), .init("state", .string(change.to.kind.word)),
                    .init("timeline", .optional(change.to.timeline)),
                ] + nesting(change.nesting))
        case .event(let event):
            add(
                "event",
                [
                    .init("name", .string(event.name)), .init("delay", .float(event.delay)),
                    .init("properties", .object(event.properties.map { .init($0.name, $0.value.json) })),
                ] + nesting(event.nesting))
        case .trigger(let trigger):
            add("trigger", [.init("path", .string(trigger.path)), .init("source", .string(trigger.source.rawValue))])
        case .value(let change):
            add("value", [.init("path", .string(change.path)), .init("value", change.value.json)])
        case .pointer(let pointer):
            add(
                "pointer",
                [
                    .init("phase", .string(pointer.phase.rawValue)), .init("x", .float(pointer.x)),
                    .init("y", .float(pointer.y)), .init("id", .int(pointer.id)),
                    .init("hit", .int(pointer.hit.rawValue)),
                ])
        case .note(let text): add("note", [.init("message", .string(text))])
        case .settled: add("settled", [])
        case .end(let outcome, let condition):
            add("end", [.init("reason", .string(outcome.word)), .init("condition", .optional(condition))])
        }
        return .object(members)
    }
}
