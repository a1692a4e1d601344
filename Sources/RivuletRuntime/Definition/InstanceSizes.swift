/// How large an instance of each artboard becomes with everything nested in it, so that a scene can be refused before
/// it is made: files may nest artboards in themselves, or double at every level (runtime-tables, "hostile files").
struct InstanceSizes: Sendable {
    /// Run-time words, nested ones included; `Int.max` for artboards that contain themselves.
    private(set) var words: [Int]
    /// Artboards in one another, 1 for an artboard without nested ones; `Int.max` for artboards that contain themselves.
    private(set) var depth: [Int]

    /// Words of an instance of each artboard without what is nested in it.
    private(set) var ownWords: [Int]
    /// Rows of an instance of each artboard in the large tables, those of nested ones included.
    private(set) var rows: [RowCounts] = []
    /// Rows of the converters of each artboard's binds are counted by these, by converter.
    private let converterRows: [Int]

    init(_ artboards: [ArtboardDefinition], converterRows: [Int]) {
        self.converterRows = converterRows
        words = Array(repeating: -1, count: artboards.count)
        depth = words
        ownWords = words
        rows = artboards.map { RowCounts($0) }
        for start in artboards.indices where words[start] < 0 { visit(start, artboards) }
    }

    private mutating func visit(_ start: Int, _ artboards: [ArtboardDefinition]) {
        // Nothing nested is the common case and needs no search.
        if artboards[start].hosts.hosts.isEmpty { return finish(start, artboards) }
        var isOnPath: Set<Int> = [start]
        var path: [(artboard: Int, host: Int)] = [(start, 0)]
        while let (artboard, host) = path.last {
            let hosts = artboards[artboard].hosts.hosts
            guard host < hosts.count else {
                finish(artboard, artboards)
                isOnPath.remove(artboard)
                path.removeLast()
                continue
            }
            path[path.count - 1].host += 1
            guard hosts[host].artboard != ImportTables.none else { continue }
            let next = Int(hosts[host].artboard)
            if isOnPath.contains(next) {
                // Everything from there on down contains itself.
                for entry in path {
                    words[entry.artboard] = Int.max
                    depth[entry.artboard] = Int.max
                }
                return
            }
            if words[next] < 0 {
                path.append((next, 0))
                isOnPath.insert(next)
            }
        }
    }

    private mutating func finish(_ artboard: Int, _ artboards: [ArtboardDefinition]) {
        let definition = artboards[artboard]
        var sum =
            definition.words.count + definition.objects.count + definition.machines.words.count + 64
            + 16 * definition.binds.binds.count
            + 4 * (definition.pointers.entries.count + definition.pointers.groups.count)
        for bind in definition.binds.binds where bind.converter != ImportTables.none {
            sum = Self.add(sum, 16 * min(converterRows[Int(bind.converter)], Int.max / 32))
        }
        ownWords[artboard] = sum
        var deepest = 0
        for host in definition.hosts.hosts where host.artboard != ImportTables.none {
            sum = Self.add(sum, words[Int(host.artboard)])
            rows[artboard].add(rows[Int(host.artboard)])
            deepest = max(deepest, depth[Int(host.artboard)])
        }
        words[artboard] = sum
        depth[artboard] = Self.add(1, deepest)
    }

    static func add(_ left: Int, _ right: Int) -> Int {
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? Int.max : sum
    }
}

/// How many rows instances take in the tables that are large, so that these are made as large at once.
struct RowCounts: Sendable {
    private(set) var instances = 1
    private(set) var words: Int
    private(set) var objects: Int
    private(set) var slots: Int
    private(set) var pending: Int
    private(set) var transforms: Int
    private(set) var paths: Int
    private(set) var shapes: Int
    private(set) var outlines: Int
    private(set) var paints: Int
    private(set) var binds: Int

    init(_ definition: ArtboardDefinition) {
        words = definition.words.count
        objects = definition.initialFlags.count
        slots = definition.initialDirt.count
        pending = definition.initialPending.count
        transforms = definition.transforms.count
        paths = definition.paths.paths.count
        shapes = definition.paths.shapes.count
        outlines = definition.drawing.outlineCount
        paints = definition.drawing.paints.count
        binds = definition.binds.binds.count
    }

    mutating func add(_ other: RowCounts) {
        instances = InstanceSizes.add(instances, other.instances)
        words = InstanceSizes.add(words, other.words)
        objects = InstanceSizes.add(objects, other.objects)
        slots = InstanceSizes.add(slots, other.slots)
        pending = InstanceSizes.add(pending, other.pending)
        transforms = InstanceSizes.add(transforms, other.transforms)
        paths = InstanceSizes.add(paths, other.paths)
        shapes = InstanceSizes.add(shapes, other.shapes)
        outlines = InstanceSizes.add(outlines, other.outlines)
        paints = InstanceSizes.add(paints, other.paints)
        binds = InstanceSizes.add(binds, other.binds)
    }
}
