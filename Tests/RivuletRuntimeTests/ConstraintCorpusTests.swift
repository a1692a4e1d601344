import RivuletFormat
import RivuletRuntime
import RivuletSchema
import RivuletTestSupport
import Testing

// Checkable facts of chapter 02 about files of the corpus.

private func scene(of file: String, at seconds: Double = 0) throws -> Scene {
    var scene = try Scene(Document(bytes: try #require(Corpus.bytes(file))))
    _ = scene.advance(by: 0)
    if seconds > 0 { _ = scene.advance(by: seconds) }
    return scene
}

extension Scene {
    /// The first object with a name.
    fileprivate func object(_ name: String) throws -> Int {
        let definition = document.tables.artboards[artboardIndex]
        for position in definition.objects.indices {
            let object = definition.objects[position]
            guard let type = object.type, type.isA(.transformComponent) else { continue }
            if document.file.string(.Component.name, of: RecordIndex(Int(object.record))) == name { return position }
        }
        throw Missing(name: name)
    }

    fileprivate func world(_ name: String) throws -> Matrix { try world(object(name)) }
}

private struct Missing: Error {
    var name: String
}

@Test(.enabled(if: Corpus.isPresent))
func `two_bone_ik reaches its target in any order of times`() throws {
    let document = try Document(bytes: try #require(Corpus.bytes("two_bone_ik")))
    let animation = try #require(document.artboards[0].timelines.firstIndex { $0.name == "Animation 1" })
    var scene = try Scene(document, artboardIndex: 0, player: .timeline(animation))
    let atStart: [[Float]] = [
        [0.116322, -0.993212, 0.993212, 0.116322, 26.015255, 475.214966],
        [0.974072, 0.226240, -0.226240, 0.974072, 64.315681, 148.188354],
    ]
    let atEnd: [[Float]] = [
        [0.650280, -0.759695, 0.759695, 0.650280, 26.015255, 475.214966],
        [0.882368, 0.470560, -0.470560, 0.882368, 240.127563, 225.076477],
    ]
    for _ in 0..<1_000 {
        scene.seekTimeline(to: 0)
        _ = scene.advance(by: 0)
        scene.seekTimeline(to: 1)
        _ = scene.advance(by: 0)
    }
    #expect(agree(try scene.world("a").numbers, atEnd[0]))
    #expect(agree(try scene.world("b").numbers, atEnd[1]))
    scene.seekTimeline(to: 0)
    _ = scene.advance(by: 0)
    #expect(agree(try scene.world("a").numbers, atStart[0]))
    #expect(agree(try scene.world("b").numbers, atStart[1]))
}

@Test(.enabled(if: Corpus.isPresent))
func `IK and a distance constraint on one chain agree`() throws {
    let scene = try scene(of: "ik_over_distance_constraint")
    let root = try scene.world("Root Bone").translation
    #expect(abs((root - (try scene.world("Distance Target").translation)).length - 1) < 0.001)
}

@Test(.enabled(if: Corpus.isPresent))
func `a distance constraint keeps its distance`() throws {
    var scene = try scene(of: "distance_constraint")
    let b = try scene.object("B")
    try scene.put(b, .Node.x, 259.31)
    try scene.put(b, .Node.y, 137.87)
    _ = scene.advance(by: 0)
    #expect(agree(try scene.world("A").place, [259.28088, 62.87], within: 1e-5))
}

@Test(.enabled(if: Corpus.isPresent))
func `rotation, scale and translation constraints take their target's values exactly`() throws {
    let rotation = try scene(of: "rotation_constraint")
    #expect(
        TransformComponents(try rotation.world("rect")).rotation
            == TransformComponents(try rotation.world("target")).rotation)
    let scale = try scene(of: "scale_constraint")
    let rect = TransformComponents(try scale.world("rect"))
    let target = TransformComponents(try scale.world("target"))
    #expect(rect.scaleX == target.scaleX && rect.scaleY == target.scaleY)
    let translation = try scene(of: "translation_constraint")
    #expect(try translation.world("rect").place == translation.world("target").place)
    let transform = try scene(of: "transform_constraint")
    #expect(agree(try transform.world("Rectangle").numbers, try transform.world("Target").numbers))
}

@Test(
    .enabled(if: Corpus.isPresent),
    arguments: ["follow_path", "follow_path_with_0_opacity", "follow_path_path_0_opacity"])
func `what follows a path is where the path's own mark is`(file: String) throws {
    let scene = try scene(of: file)
    #expect(try scene.world("rect").place == scene.world("target").place)
}

@Test(.enabled(if: Corpus.isPresent))
func `a skin is updated after the bones of an IK chain`() throws {
    let scene = try scene(of: "complex_ik_dependency")
    let definition = scene.document.tables.artboards[0]
    let skin = try #require(definition.paths.skins.first).slot
    for bone in ["One", "Two"] { #expect(definition.objects[try scene.object(bone)].slot < skin) }
    let two = definition.transforms[definition.objects[try scene.object("Two")].transform.position]
    guard case .inverseKinematics = definition.constraints.constraints[Int(two.constraints.start)].kind else {
        Issue.record("the first constraint of Two is another one")
        return
    }
}

@Test(.enabled(if: Corpus.isPresent))
func `components update in the order of dependency_test`() throws {
    let document = try Document(bytes: try #require(Corpus.bytes("dependency_test")))
    var scene = try Scene(document, artboard: "Blue")
    _ = scene.advance(by: 0)
    let definition = document.tables.artboards[scene.artboardIndex]
    func slot(_ name: String) throws -> SlotIndex { definition.objects[try scene.object(name)].slot }
    #expect(definition.objects[0].slot.position == 0)
    let (a, b, c, shape) = (try slot("A"), try slot("B"), try slot("C"), try slot("Rectangle"))
    #expect(a < b && b < c && b < shape)
    #expect(definition.slots[b.position].dependents.count == 2)
    #expect(try scene.world("Rectangle").place == [39.203125, 29.535156])
}

@Test(.enabled(if: Corpus.isPresent))
func `off_road_car's transmission hangs on two bones`() throws {
    let scene = try scene(of: "off_road_car")
    let definition = scene.document.tables.artboards[0]
    let object = try scene.object("transmission_front_testing")
    let shape = try #require(definition.paths.shapes.first { $0.object.position == object })
    #expect(shape.paths.count == 1 && shape.hasSkinnedPath)
    let path = definition.paths.paths[definition.paths.shapePaths[Int(shape.paths.start)].position]
    #expect(path.kind == .points)
    let tendons = definition.paths.skins[path.skin.position].tendons
    #expect(tendons.count == 2)
    #expect(definition.paths.tendons[tendons.positions].allSatisfy { !$0.bone.isNone })
    #expect(definition.paths.vertices[path.vertices.positions].allSatisfy { $0.weightKind != .none })
}

@Test(.enabled(if: Corpus.isPresent))
func `a skin without a path or mesh does no harm`() throws {
    let scene = try scene(of: "bad_skin", at: 0.1)
    #expect(scene.document.artboards[0].name == "Illustration WOman.svg")
}
