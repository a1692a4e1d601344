import RivuletFormat
import RivuletSchema

/// What the stages about shapes and constraints tell each other.
struct ShapeLinks {
    /// Row of an object in its family's table: paths, shapes, skins.
    var rowOfObject: [UInt32] = []
    /// The skin of a path or mesh.
    var skinOfObject: [UInt32: SkinIndex] = [:]
    /// The bone object of each tendon, or none.
    var tendonBones: [ObjectIndex] = []
    /// Chains of IK constraints: bones from the top to the tip.
    var chains: [(constraint: ObjectIndex, bones: Range<Int>)] = []
    var chainBones: [ObjectIndex] = []
    /// Range of `ConstraintTables.links` of IK constraints.
    var linksOfConstraint: [UInt32: TableRange] = [:]
    /// The tips that bones further up their chains lead to, in object order.
    var tipsOfBone: [UInt32: [ObjectIndex]] = [:]
    /// Position among the measures, of follow-path constraints.
    var measureOfObject: [UInt32: UInt32] = [:]
}

extension ArtboardBuilder {
    /// Rows of paths, vertices, shapes and skins; places in the update order come later.
    mutating func compileShapes() {
        links.rowOfObject = Array(repeating: ImportTables.none, count: objects.count)
        for position in objects.indices {
            guard let type = objects[position].type else { continue }
            if type.isA(.shape) {
                links.rowOfObject[position] = UInt32(paths.shapes.count)
                paths.shapes.append(ShapeDefinition(object: ObjectIndex(position)))
            } else if type.isA(.path) {
                appendPath(position, type)
            } else if type.isA(.skin) {
                appendSkin(position)
            } else if type.isA(.followPathConstraint) {
                links.measureOfObject[UInt32(position)] = UInt32(paths.measureCount)
                paths.measureCount += 1
            }
        }
        assignPathsToShapes()
        for (object, skin) in links.skinOfObject {
            let row = links.rowOfObject[Int(object)]
            if objects[Int(object)].type?.isA(.path) == true { paths.paths[Int(row)].skin = skin }
        }
        flagShapes()
    }

    private mutating func appendPath(_ position: Int, _ type: SchemaType) {
        let kind: PathDefinition.Kind =
            if type.isA(.rectangle) {
                .rectangle
            } else if type.isA(.ellipse) {
                .ellipse
            } else if type.isA(.triangle) {
                .triangle
            } else if type.isA(.star) {
                .star
            } else if type.isA(.polygon) {
                .polygon
            } else {
                type.isA(.listPath) ? .list : .points
            }
        var path = PathDefinition(kind: kind, object: ObjectIndex(position), word: objects[position].word)
        if kind == .points {
            let first = paths.vertices.count
            for child in children[objects[position].children.positions] { appendPathVertex(child) }
            path.vertices = TableRange(first, paths.vertices.count)
        }
        links.rowOfObject[position] = UInt32(paths.paths.count)
        paths.paths.append(path)
    }

    private mutating func appendPathVertex(_ id: ObjectIndex) {
        guard let type = objects[id.position].type, type.isA(.pathVertex) else { return }
        let kind: VertexDefinition.Kind =
            if type.isA(.cubicMirroredVertex) {
                .mirrored
            } else if type.isA(.cubicAsymmetricVertex) {
                .asymmetric
            } else {
                type.isA(.cubicDetachedVertex) ? .detached : .straight
            }
        appendVertex(id, kind: kind)
    }

    mutating func appendVertex(_ id: ObjectIndex, kind: VertexDefinition.Kind) {
        let object = objects[id.position]
        var vertex = VertexDefinition(kind: kind, word: object.word)
        for child in children[object.children.positions] {
            guard let childType = objects[child.position].type, childType.isA(.weight) else { continue }
            vertex.weight = objects[child.position].word
            vertex.weightKind = childType.isA(.cubicWeight) ? .cubic : .plain
        }
        paths.vertices.append(vertex)
    }

    private mutating func appendSkin(_ position: Int) {
        let object = objects[position]
        var skin = SkinDefinition(object: ObjectIndex(position), word: object.word)
        skin.firstBone = UInt32(paths.boneCount)
        let first = paths.tendons.count
        for child in children[object.children.positions] {
            guard let type = objects[child.position].type, type.isA(.tendon) else { continue }
            let record = RecordIndex(Int(objects[child.position].record))
            typealias Key = PropertyKey.Tendon
            let bind = Matrix(
                file.float(Key.xx, of: record), file.float(Key.xy, of: record), file.float(Key.yx, of: record),
                file.float(Key.yy, of: record), file.float(Key.tx, of: record), file.float(Key.ty, of: record))
            paths.tendons.append(TendonDefinition(inverseBind: bind.inverseOrIdentity))
            let bone = file.uint(Key.boneId, of: record)
            let isBone = self.object(at: bone)?.type?.isA(.bone) == true
            links.tendonBones.append(isBone ? ObjectIndex(rawValue: bone) : .none)
        }
        skin.tendons = TableRange(first, paths.tendons.count)
        paths.boneCount += skin.tendons.count + 1
        links.rowOfObject[position] = UInt32(paths.skins.count)
        if let parent = self.object(at: object.parent.rawValue), let type = parent.type,
            type.isA(.pointsPath) || type.isA(.mesh)
        {
            links.skinOfObject[object.parent.rawValue] = SkinIndex(paths.skins.count)
        }
        paths.skins.append(skin)
    }

    /// The nearest shape above a path adopts it.
    private mutating func assignPathsToShapes() {
        let nearest = nearestAncestors { $0.isA(.shape) }
        var counts = [Int](repeating: 0, count: paths.shapes.count + 1)
        for row in paths.paths.indices {
            let parent = objects[paths.paths[row].object.position].parent
            guard !parent.isNone, !nearest[parent.position].isNone else { continue }
            let shape = ShapeIndex(rawValue: links.rowOfObject[nearest[parent.position].position])
            paths.paths[row].shape = shape
            counts[shape.position + 1] += 1
        }
        for shape in paths.shapes.indices {
            counts[shape + 1] += counts[shape]
            paths.shapes[shape].paths = TableRange(counts[shape], counts[shape + 1])
        }
        paths.shapePaths = Array(repeating: .none, count: counts[paths.shapes.count])
        for row in paths.paths.indices where !paths.paths[row].shape.isNone {
            let shape = paths.paths[row].shape.position
            paths.shapePaths[counts[shape]] = PathIndex(row)
            counts[shape] += 1
        }
    }

    /// Shapes and paths whose geometry is wanted even while they are invisible (chapter 06 §2.1).
    private mutating func flagShapes() {
        for position in objects.indices {
            guard let type = objects[position].type else { continue }
            if type.isA(.followPathConstraint) || type.isA(.textFollowPathModifier) {
                let key: PropertyKey =
                    type.isA(.followPathConstraint)
                    ? .TargetedConstraint.targetId : .TextTargetModifier.targetId
                let id = file.uint(key, of: RecordIndex(Int(objects[position].record)))
                guard let target = object(at: id), let targetType = target.type else { continue }
                if targetType.isA(.shape) {
                    paths.shapes[Int(links.rowOfObject[Int(id)])].isFollowed = true
                } else if targetType.isA(.path) {
                    paths.paths[Int(links.rowOfObject[Int(id)])].isFollowed = true
                }
            }
        }
    }

    /// For each object the nearest object up its line, itself included, that is wanted. O(objects).
    func nearestAncestors(_ isWanted: (SchemaType) -> Bool) -> [ObjectIndex] {
        nearestAncestors { (position: Int) in objects[position].type.map(isWanted) == true }
    }

    func nearestAncestors(_ isWanted: (Int) -> Bool) -> [ObjectIndex] {
        var nearest = [ObjectIndex](repeating: .none, count: objects.count)
        var isKnown = [Bool](repeating: false, count: objects.count)
        var way: [Int] = []
        for start in objects.indices {
            var position = start
            var found = ObjectIndex.none
            while true {
                if isKnown[position] {
                    found = nearest[position]
                    break
                }
                isKnown[position] = true
                way.append(position)
                if isWanted(position) {
                    found = ObjectIndex(position)
                    break
                }
                let parent = objects[position].parent
                if parent.isNone { break }
                position = parent.position
            }
            for object in way { nearest[object] = found }
            way.removeAll(keepingCapacity: true)
        }
        return nearest
    }

    /// Which paints a group's effects are on: those with an effect that targets the group, or a group in it.
    private mutating func placeEffectGroups() {
        var targets: [(container: ObjectIndex, group: ObjectIndex)] = []
        for position in objects.indices where objects[position].type?.isA(.targetEffect) == true {
            let id = file.uint(PropertyKey.TargetEffect.targetId, of: RecordIndex(Int(objects[position].record)))
            guard object(at: id)?.type?.isA(.groupEffect) == true else { continue }
            targets.append((objects[position].parent, ObjectIndex(rawValue: id)))
        }
        let byContainer = Dictionary(grouping: targets, by: \.container)
        for target in targets where objects[target.container.position].type?.isA(.shapePaint) == true {
            var seen: Set<ObjectIndex> = []
            var waiting = [target.group]
            while let group = waiting.popLast(), paths.groupPaints.count < limits.generatedItems {
                guard seen.insert(group).inserted else { continue }
                paths.groupPaints.append((group, objects[target.container.position].slot))
                waiting.append(contentsOf: (byContainer[group] ?? []).map(\.group))
            }
        }
    }

    /// Puts into the rows where in the update order and among the transforms their objects are.
    mutating func placeShapes() {
        for row in paths.paths.indices {
            let object = objects[paths.paths[row].object.position]
            paths.paths[row].transform = object.transform
            paths.paths[row].slot = object.slot
        }
        for row in paths.shapes.indices {
            let object = objects[paths.shapes[row].object.position]
            paths.shapes[row].transform = object.transform
            guard !object.slot.isNone else { continue }
            paths.shapes[row].hasSkinnedPath = dependents[slots[object.slot.position].dependents.positions].contains {
                let slot = slots[$0.position]
                return slot.kind == .path && !paths.paths[Int(slot.row)].skin.isNone
            }
        }
        for row in paths.skins.indices { paths.skins[row].slot = objects[paths.skins[row].object.position].slot }
        for (object, skin) in links.skinOfObject { paths.skins[skin.position].skinned = objects[Int(object)].slot }
        for (row, bone) in links.tendonBones.enumerated() where !bone.isNone {
            paths.tendons[row].bone = objects[bone.position].transform
        }
        placeEffectGroups()
    }
}
