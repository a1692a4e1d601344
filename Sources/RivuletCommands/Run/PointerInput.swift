import RivuletRuntime

/// What `--pointer` says: what a pointer does, and where.
struct PointerInput: Equatable {
    /// In the order in which they happen: a click is two of them.
    var phases: [PointerPhase]
    /// In artboard points, from the left top corner.
    var x: Float
    var y: Float
    var id = 0

    static let form = "PHASE@X,Y[@TIME]"
    private static let names = PointerPhase.allCases.map(\.rawValue) + ["click"]

    /// Reads `PHASE@X,Y[@TIME]`, where `PHASE#ID` names another pointer than 0.
    static func parse(_ text: String) throws(CommandFailure) -> (pointer: PointerInput, time: ExactTime) {
        let given = "--pointer \(printable(text))"
        let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        let (name, id) = try phase(parts[0], given: given)
        guard (2...3).contains(parts.count) else {
            throw .usage("\(given) is not \(form): write --pointer \(name)@120,60 or --pointer \(name)@120,60@1.5s")
        }
        let place = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Float($0) }
        guard place.count == 2, let x = place[0], let y = place[1], x.isFinite, y.isFinite else {
            throw .usage(
                "\(given): '\(printable(parts[1]))' is no place: two numbers with a comma between, in artboard points, "
                    + "such as 120,60")
        }
        var time = ExactTime.zero
        if parts.count == 3 {
            switch ExactTime.parse(parts[2]) {
            case .success(let parsed): time = parsed
            case .failure(let problem): throw .usage("\(given): \(problem.explanation(of: parts[2]))")
            }
        }
        let phases = PointerPhase(rawValue: name).map { [$0] } ?? [.down, .up]
        return (PointerInput(phases: phases, x: x, y: y, id: id), time)
    }

    private static func phase(_ text: String, given: String) throws(CommandFailure) -> (name: String, id: Int) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, names.contains(name) else {
            throw .usage(
                "\(given): a pointer does not '\(printable(parts.first ?? ""))'"
                    + alternatives(to: parts.first ?? "", in: names))
        }
        guard parts.count == 2 else { return (name, 0) }
        guard let id = Int(parts[1]) else {
            throw .usage("\(given): '\(printable(parts[1]))' is no number of a pointer, such as \(name)#1")
        }
        return (name, id)
    }
}

/// What a pointer did and found.
struct PointerResult {
    var phase: PointerPhase
    var x: Float
    var y: Float
    var id: Int
    var hit: HitResult
}
