import RivuletSchema

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Chains of bones that reach for a target (chapter 02 §12.9).

/// A bone of a chain while it is solved.
struct ChainLink: Sendable, BitwiseCopyable {
    var bone: TransformIndex
    var length: Float
    /// Its place in its parent, before solving.
    var components = TransformComponents()
    /// Back from the artboard into the parent's space.
    var inverse = Matrix.identity
    /// The rotation that solving gave it.
    var angle: Float = 0
}

extension SceneTables {
    mutating func applyChain(_ frame: ConstraintFrame, _ links: TableRange) {
        guard !frame.constraint.target.isNone else { return }
        let goal = worldMatrix(frame.constraint.target, frame).translation
        beginChain(frame, links)
        let last = chain.count - 1
        switch last {
        case 0: solve(0, goal, frame)
        case 1: solve(0, last, goal, frame)
        default:
            for first in 0..<last {
                solve(first, last, goal, frame)
                for index in first + 1..<max(first + 1, last) { refreshInverse(index, frame) }
            }
        }
        let strength = strength(frame)
        guard strength != 1 else { return }
        for index in chain.indices {
            let start = Angle.withoutTurns(chain[index].components.rotation)
            let way = Angle.difference(from: chain[index].components.rotation, to: chain[index].angle)
            turn(index, to: start + way * strength, frame)
        }
    }

    /// Every bone where its own properties put it, other constraints' rotations undone.
    private mutating func beginChain(_ frame: ConstraintFrame, _ links: TableRange) {
        chain.removeAll(keepingCapacity: true)
        let firstWord = Int(instances[frame.instance].words)
        for position in links.positions {
            let link = frame.definition.constraints.links[position]
            let length = Float(bitPattern: words[firstWord + link.lengthWord.position])
            chain.append(ChainLink(bone: link.bone, length: length))
        }
        for index in chain.indices {
            refreshInverse(index, frame)
            chain[index].components = TransformComponents(chain[index].inverse * worldMatrix(chain[index].bone, frame))
        }
        for index in chain.indices {
            let own = frame.definition.transforms[chain[index].bone.position].localMatrix(words.span, firstWord)
            chain[index].components.rotation = TransformComponents(own).rotation
            refreshInverse(index, frame)
            turn(index, to: chain[index].components.rotation, frame)
        }
    }

    private mutating func refreshInverse(_ index: Int, _ frame: ConstraintFrame) {
        chain[index].inverse = parentWorld(chain[index].bone, frame).inverseOrIdentity
    }

    /// Turns a bone in its parent; its own constraints do not act.
    private mutating func turn(_ index: Int, to angle: Float, _ frame: ConstraintFrame) {
        let bone = chain[index].bone
        var components = chain[index].components
        components.rotation = angle
        let matrix = Matrix(components)
        local[Int(instances[frame.instance].transforms) + bone.position] = matrix
        setWorld(bone, parentWorld(bone, frame) * matrix, frame)
    }

    private func tip(_ index: Int, _ frame: ConstraintFrame) -> Point {
        worldMatrix(chain[index].bone, frame).map(Point(chain[index].length, 0))
    }

    /// One bone points at the target.
    private mutating func solve(_ index: Int, _ goal: Point, _ frame: ConstraintFrame) {
        let way = chain[index].inverse.mapDirection(goal - worldMatrix(chain[index].bone, frame).translation)
        let angle = atan2f(way.y, way.x)
        turn(index, to: angle, frame)
        chain[index].angle = angle
    }

    /// Two sides of a triangle: the first bone, and all the others together.
    private mutating func solve(_ first: Int, _ last: Int, _ goal: Point, _ frame: ConstraintFrame) {
        let child = first + 1
        let inverse = chain[first].inverse
        let childPoint = worldMatrix(chain[child].bone, frame).translation
        let tipPoint = tip(last, frame)
        let start = inverse.map(worldMatrix(chain[first].bone, frame).translation)
        let middle = inverse.map(childPoint)
        let end = inverse.map(tipPoint)
        let target = inverse.map(goal) - start
        let a = (end - middle).length
        let b = (middle - start).length
        let c = target.length
        let alpha = acosf(Self.cosine((-a * a + b * b + c * c) / (2 * b * c)))
        let gamma = acosf(Self.cosine((a * a + b * b - c * c) / (2 * a * b)))
        let base = atan2f(target.y, target.x)
        var correction: Float = 0
        if child != last {
            // The others are not one straight bone: their tip lies off the axis of the nearest.
            let way = chain[first + 2].inverse.mapDirection(tipPoint - childPoint)
            correction = -atan2f(way.y, way.x)
        }
        let isInverted = flag(WordOffset.IKConstraint.invertDirection, frame)
        let firstAngle = isInverted ? base - alpha : alpha + base
        let childAngle = isInverted ? -gamma + Angle.pi + correction : gamma - Angle.pi + correction
        turn(first, to: firstAngle, frame)
        turn(child, to: childAngle, frame)
        if child != last {
            let bone = chain[last].bone
            let matrix = local[Int(instances[frame.instance].transforms) + bone.position]
            setWorld(bone, parentWorld(bone, frame) * matrix, frame)
        }
        chain[first].angle = firstAngle
        chain[child].angle = childAngle
    }

    /// Between -1 and 1; what is no number is 1, so that an empty triangle has no angle.
    private static func cosine(_ value: Float) -> Float {
        let upper = value < 1 ? value : 1
        return upper > -1 ? upper : -1
    }
}
