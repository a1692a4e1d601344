/// The names most like `name`, best first: what an error message offers instead of an unknown one.
///
/// Likeness is the number of single-character edits (insert, delete, replace, swap of neighbours), letters compared
/// without case. Names farther away than a third of the longer name are left out, unless one contains the other.
///
/// - Parameters:
///   - name: what was asked for. Only its first 64 characters count.
///   - candidates: what there is.
///   - limit: how many to return at most.
public func nearestNames(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    var found: [(name: String, distance: Int)] = []
    for candidate in candidates {
        let letters = Array(candidate.lowercased().utf8.prefix(64))
        let longer = max(wanted.count, letters.count)
        let shorter = min(wanted.count, letters.count)
        let contains = shorter >= 3 && (letters.containsRun(wanted) || wanted.containsRun(letters))
        guard contains || longer - shorter <= longer / 3 else { continue }
        let distance = editDistance(wanted, letters)
        if contains || distance <= max(1, longer / 3) { found.append((candidate, distance)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    var names: [String] = []
    for entry in found where !names.contains(entry.name) {
        names.append(entry.name)
        if names.count == limit { break }
    }
    return names
}

/// `; did you mean 'a', 'b' or 'c'?`, or the empty string where nothing is near.
package func suggestion(for name: String, in candidates: some Sequence<String>) -> String {
    let names = nearestNames(to: name, in: candidates).map { "'\($0)'" }
    guard let last = names.last else { return "" }
    return names.count == 1
        ? "; did you mean \(last)?" : "; did you mean \(names.dropLast().joined(separator: ", ")) or \(last)?"
}

extension [UInt8] {
    fileprivate func containsRun(_ run: [UInt8]) -> Bool {
        guard run.count <= count else { return false }
        return (0...(count - run.count)).contains { self[$0..<$0 + run.count].elementsEqual(run) }
    }
}

/// Optimal string alignment distance.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
        var row = [i + 1]
        row.reserveCapacity(right.count + 1)
        for j in right.indices {
            var best = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                best = Swift.min(best, beforeLast[j - 1] + 1)
            }
            row.append(best)
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}
