import RivuletRuntime

/// Something that the command line does to a scene at a time: `--set`, `--fire`, `--input`, `--pointer`.
struct ScriptedInput {
    enum Action {
        /// A view model value, as text until its kind is known.
        case set(path: String, text: String)
        case fire(path: String)
        /// An input of the machine; without a value a trigger is fired.
        case input(name: String, text: String?)
        case pointer(PointerInput)
    }

    /// As it was given, for messages.
    var given: String
    /// It is applied before the first step whose time is not less than this.
    var time = ExactTime.zero
    var action: Action

    /// The inputs of a command line in order of time; those of one time in the order in which they were given.
    static func all(_ arguments: ParsedArguments, limit: ExactTime) throws(CommandFailure) -> [ScriptedInput] {
        let options = [RunCommand.set.long, RunCommand.fire.long, RunCommand.input.long, RunCommand.pointer.long]
        var inputs: [(order: Int, input: ScriptedInput)] = []
        for (option, value) in arguments.given where options.contains(option) {
            let input = try ScriptedInput(option: option, parsing: value)
            guard input.time <= limit else {
                throw .usage("\(input.given) lies after the end of the run at \(limit.decimalSeconds) s")
            }
            inputs.append((inputs.count, input))
        }
        return inputs.sorted { ($0.input.time, $0.order) < ($1.input.time, $1.order) }.map(\.input)
    }

    /// Reads `PATH=VALUE[@T]`, `PATH[@T]`, `NAME=VALUE[@T]` or `PHASE@X,Y[@T]`.
    ///
    /// What follows the last `@` is a time if it reads like one; else it belongs to the value. A value in double
    /// quotes is taken as it stands.
    init(option: String, parsing text: String) throws(CommandFailure) {
        given = "--\(option) \(printable(text))"
        if option == "pointer" {
            let (pointer, time) = try PointerInput.parse(text)
            action = .pointer(pointer)
            self.time = time
            return
        }
        let (target, value) = Self.split(text)
        switch option {
        case "set":
            guard let value else { throw .usage("\(given) has no value: write --set PATH=VALUE or PATH=VALUE@TIME") }
            let (rest, time) = try Self.time(in: value, of: given)
            action = .set(path: target, text: rest)
            self.time = time
        case "fire":
            guard value == nil else {
                throw .usage(
                    "\(given): a trigger takes no value: write --fire \(printable(target)) or --fire PATH@TIME")
            }
            let (path, time) = try Self.time(in: target, of: given)
            action = .fire(path: path)
            self.time = time
        default:
            if let value {
                let (rest, time) = try Self.time(in: value, of: given)
                action = .input(name: target, text: rest)
                self.time = time
            } else {
                let (name, time) = try Self.time(in: target, of: given)
                action = .input(name: name, text: nil)
                self.time = time
            }
        }
        switch action {
        case .set(let name, _), .fire(let name), .input(let name, _):
            if name.isEmpty { throw .usage("\(given) names nothing") }
        case .pointer: break
        }
    }

    /// Cuts at the first `=`.
    private static func split(_ text: String) -> (String, String?) {
        guard let place = text.firstIndex(of: "=") else { return (text, nil) }
        return (String(text[..<place]), String(text[text.index(after: place)...]))
    }

    private static func time(in text: String, of given: String) throws(CommandFailure) -> (String, ExactTime) {
        if text.hasPrefix("\""), let close = text.dropFirst().lastIndex(of: "\"") {
            let value = String(text[...close])
            let rest = text[text.index(after: close)...]
            if rest.isEmpty { return (value, .zero) }
            if rest.hasPrefix("@") { return (value, try duration(String(rest.dropFirst()), of: given)) }
            throw .usage("\(given): only @TIME may follow the closing quote")
        }
        guard let place = text.lastIndex(of: "@") else { return (text, .zero) }
        let after = String(text[text.index(after: place)...])
        // A number must be meant as a time; anything else may be part of a text.
        guard let first = after.first, first.isASCII, first.isNumber || first == "." else { return (text, .zero) }
        return (String(text[..<place]), try duration(after, of: given))
    }

    private static func duration(_ text: String, of given: String) throws(CommandFailure) -> ExactTime {
        switch ExactTime.parse(text) {
        case .success(let time): return time
        case .failure(let problem): throw .usage("\(given): \(problem.explanation(of: text))")
        }
    }
}

/// A scripted input whose names and values were checked against the scene.
struct CheckedInput {
    enum Action {
        case set(String, Value)
        case fire(String)
        case bool(String, Bool)
        case number(String, Float)
        case trigger(String)
        case pointer(PointerInput)
    }

    var time: ExactTime
    var given: String
    var action: Action

    /// Checks an input on a scene that is not played, by doing what it asks for.
    init(_ input: ScriptedInput, rehearsedOn scene: inout Scene) throws(CommandFailure) {
        time = input.time
        given = input.given
        switch input.action {
        case .set(let path, let text): action = .set(path, try Self.value(text, at: path, of: scene, given: given))
        case .fire(let path): action = .fire(path)
        case .input(let name, let text):
            let inputs = scene.machineIndex.map {
                scene.document.artboards[scene.artboardIndex].stateMachines[$0].inputs
            }
            guard let inputs else { throw .usage("\(given): the artboard plays no state machine, so it has no inputs") }
            guard let found = inputs.first(where: { $0.name == name }) else {
                throw .usage("\(given): " + SceneError.unknownInput(name, existing: inputs.map(\.name)).description)
            }
            action = try Self.input(found, text, given: given)
        case .pointer(let pointer):
            guard scene.machineIndex != nil else {
                throw .usage("\(given): the artboard plays no state machine, so nothing hears of pointers")
            }
            action = .pointer(pointer)
            // Nothing can be hit before the first step, so what is given for it comes right after.
            if time == .zero { time = ExactTime(ticks: 1) }
        }
        do throws(SceneError) {
            _ = try perform(on: &scene)
        } catch {
            throw .usage("\(given): \(error.description)")
        }
    }

    /// Returns what pointers found.
    func perform(on scene: inout Scene) throws(SceneError) -> [PointerResult] {
        switch action {
        case .set(let path, let value): try scene.set(path, to: value)
        case .fire(let path): try scene.fire(path)
        case .bool(let name, let value): try scene.setInput(name, to: value)
        case .number(let name, let value): try scene.setInput(name, to: value)
        case .trigger(let name): try scene.fireInput(name)
        case .pointer(let pointer):
            return pointer.phases.map { phase in
                PointerResult(
                    phase: phase, x: pointer.x, y: pointer.y, id: pointer.id,
                    hit: scene.pointer(phase, x: pointer.x, y: pointer.y, id: pointer.id))
            }
        }
        return []
    }

    private static func input(
        _ input: InputInfo, _ text: String?, given: String
    ) throws(CommandFailure) -> Action {
        switch input.kind {
        case .bool:
            guard let value = text.flatMap(Bool.init) else {
                throw .usage("\(given): '\(printable(input.name))' is a bool input; it takes true or false")
            }
            return .bool(input.name, value)
        case .number:
            guard let value = text.flatMap(Float.init), value.isFinite else {
                throw .usage(
                    "\(given): '\(printable(input.name))' is a number input; it takes a number such as 42 or 0.5")
            }
            return .number(input.name, value)
        case .trigger:
            guard text == nil || text == "fire" else {
                throw .usage(
                    "\(given): '\(printable(input.name))' is a trigger input; write --input \(printable(input.name))=fire"
                )
            }
            return .trigger(input.name)
        case .unknown:
            throw .usage("\(given): '\(printable(input.name))' is an input of a kind that is not supported")
        }
    }

    private static func value(
        _ text: String, at path: String, of scene: borrowing Scene, given: String
    ) throws(CommandFailure) -> Value {
        let kind: ValueKind
        do throws(SceneError) {
            kind = try scene.value(path).kind
        } catch {
            throw .usage("\(given): \(error.description)")
        }
        let unquoted =
            text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
        func refusal(_ takes: String) -> CommandFailure {
            .usage("\(given): '\(printable(path))' is a \(kind.rawValue); it takes \(takes)")
        }
        switch kind {
        case .number:
            guard let value = Float(text), value.isFinite else { throw refusal("a number such as 42 or -0.5") }
            return .number(value)
        case .boolean:
            guard let value = Bool(text) else { throw refusal("true or false") }
            return .boolean(value)
        case .string: return .string(unquoted)
        case .color:
            guard let value = color(text) else { throw refusal("AARRGGBB, #AARRGGBB or #RRGGBB, in hexadecimal") }
            return .color(value)
        case .enumeration: return .enumeration(unquoted)
        case .trigger: throw refusal("no value: write --fire \(printable(path))")
        case .viewModel, .list, .listIndex, .asset, .artboard, .unknown:
            throw refusal("no value from the command line")
        }
    }

    /// `AARRGGBB` with or without `#`, or `#RRGGBB`, which is opaque.
    static func color(_ text: String) -> UInt32? {
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
        if digits.count == 8 { return value }
        return digits.count == 6 && text.hasPrefix("#") ? 0xFF00_0000 | value : nil
    }
}
