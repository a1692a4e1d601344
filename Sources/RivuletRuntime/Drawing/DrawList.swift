/// What to draw for one frame: a flat list of commands, and everything that they refer to (chapter 06 §18).
///
/// `Scene.draw(into:)` fills a list; a renderer walks `commands` from the first to the last and needs nothing else but
/// the bytes of images (`Document.imageBytes(_:)`). The list holds values only: it may be kept, sent to another
/// isolation domain, or drawn many times, and does not depend on the scene that filled it.
///
/// A list that is filled again keeps its storage, so that a steady frame allocates nothing. Hand the same list in each
/// frame.
///
/// **Space.** The list begins in the artboard's frame: (0, 0) is the upper left corner, x goes right, y goes down,
/// `width` × `height` artboard points are shown. `transform` commands change the space of what follows, up to the
/// `restore` of the enclosing `save`. Paths, gradients, stroke thicknesses and feathers are in the space that holds
/// where they are drawn.
///
/// **State.** As in Cairo, CoreGraphics or a canvas: `save` remembers the transform and the clip, `restore` goes back to
/// what the last `save` that is left remembered. They balance. Paints are complete in themselves.
///
/// ```swift
/// scene.draw(into: &list)
/// for command in list.commands {
///     switch command {
///     case .save: canvas.save()
///     case .restore: canvas.restore()
///     case .transform(let matrix): canvas.concatenate(matrix)
///     case .clip(let path, let rule): canvas.clip(list.verbs(of: path), list.points(of: path), rule)
///     case .fill(let path, let rule, let paint): canvas.fill(list.verbs(of: path), list.points(of: path), rule, list[paint])
///     case .stroke(let path, let paint): canvas.stroke(list.verbs(of: path), list.points(of: path), list[paint])
///     case .image(let image): canvas.draw(list[image])
///     case .mesh(let mesh): canvas.draw(list[mesh], list.vertices(of: mesh), list.coordinates(of: mesh), list.indices(of: mesh))
///     }
/// }
/// ```
public struct DrawList: Sendable {
    /// What to do, in order.
    public package(set) var commands: [DrawCommand] = []
    /// Width of the artboard, in artboard points.
    public package(set) var width: Float = 0
    /// Height of the artboard, in artboard points.
    public package(set) var height: Float = 0

    // What commands refer to. Points, verbs and so on of one thing lie together.
    package var paths: [DrawPath] = []
    package var verbs: [PathVerb] = []
    package var points: [Point] = []
    package var paints: [DrawPaint] = []
    package var stops: [DrawStop] = []
    package var images: [DrawImage] = []
    package var meshes: [DrawMesh] = []
    package var vertices: [Point] = []
    package var coordinates: [Point] = []
    package var indices: [UInt16] = []

    // What drawing itself remembers while it fills the list.
    /// Clips in which nothing has been drawn yet.
    var waitingClips: [DrawElement] = []

    /// An empty list.
    public init() {}

    /// Removes everything and keeps the storage.
    public mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        paths.removeAll(keepingCapacity: true)
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        paints.removeAll(keepingCapacity: true)
        stops.removeAll(keepingCapacity: true)
        images.removeAll(keepingCapacity: true)
        meshes.removeAll(keepingCapacity: true)
        vertices.removeAll(keepingCapacity: true)
        coordinates.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
        waitingClips.removeAll(keepingCapacity: true)
        width = 0
        height = 0
    }

    /// A path of the list.
    public subscript(path: DrawPathIndex) -> DrawPath { paths[Int(path.rawValue)] }
    /// A paint of the list.
    public subscript(paint: DrawPaintIndex) -> DrawPaint { paints[Int(paint.rawValue)] }
    /// An image of the list.
    public subscript(image: DrawImageIndex) -> DrawImage { images[Int(image.rawValue)] }
    /// A mesh of the list.
    public subscript(mesh: DrawMeshIndex) -> DrawMesh { meshes[Int(mesh.rawValue)] }

    /// The steps of a path; each takes `pointCount` of its points.
    public func verbs(of path: DrawPathIndex) -> ArraySlice<PathVerb> { verbs[self[path].verbs.positions] }
    /// The points of a path, those of its curves' handles included.
    public func points(of path: DrawPathIndex) -> ArraySlice<Point> { points[self[path].points.positions] }
    /// The colours of a gradient, by position. Empty for a solid colour.
    public func stops(of paint: DrawPaintIndex) -> ArraySlice<DrawStop> { stops[self[paint].stops.positions] }
    /// Where the corners of a mesh's triangles are, in the space it is drawn in.
    public func vertices(of mesh: DrawMeshIndex) -> ArraySlice<Point> { vertices[self[mesh].vertices.positions] }
    /// Where in its image each vertex of a mesh lies: (0, 0) is the upper left, (1, 1) the lower right corner.
    public func coordinates(of mesh: DrawMeshIndex) -> ArraySlice<Point> {
        coordinates[self[mesh].coordinates.positions]
    }
    /// The triangles of a mesh, three indices into its vertices each; every index is below the number of vertices.
    public func indices(of mesh: DrawMeshIndex) -> ArraySlice<UInt16> { indices[self[mesh].indices.positions] }
}

/// One step of drawing.
public enum DrawCommand: Sendable, Equatable, BitwiseCopyable {
    /// Remember the transform and the clip.
    case save
    /// Go back to what the last `save` remembered.
    case restore
    /// What follows is in the space that this matrix maps into the current one: `current = current · matrix`.
    case transform(Matrix)
    /// Nothing shows outside this path any more, nor outside the clips before it. A path without points hides everything.
    case clip(path: DrawPathIndex, rule: FillRule)
    /// Fill a path; contours that are open are filled as if closed.
    case fill(path: DrawPathIndex, rule: FillRule, paint: DrawPaintIndex)
    /// Draw along a path, with the paint's thickness, join and cap.
    case stroke(path: DrawPathIndex, paint: DrawPaintIndex)
    /// Draw an image into (0, 0, width in pixels, height in pixels).
    case image(DrawImageIndex)
    /// Draw triangles of an image.
    case mesh(DrawMeshIndex)
}

/// Where a path is in its list.
public struct DrawPathIndex: Sendable, Hashable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(_ position: Int) { rawValue = UInt32(truncatingIfNeeded: position) }
}

/// Where a paint is in its list.
public struct DrawPaintIndex: Sendable, Hashable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(_ position: Int) { rawValue = UInt32(truncatingIfNeeded: position) }
}

/// Where an image is in its list.
public struct DrawImageIndex: Sendable, Hashable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(_ position: Int) { rawValue = UInt32(truncatingIfNeeded: position) }
}

/// Where a mesh is in its list.
public struct DrawMeshIndex: Sendable, Hashable, BitwiseCopyable {
    package var rawValue: UInt32
    package init(_ position: Int) { rawValue = UInt32(truncatingIfNeeded: position) }
}

/// Verbs and points that a list draws.
///
/// A renderer that keeps its own form of a path (tessellated, uploaded) may key it by `id` and make it anew when
/// `version` differs: the same scene draws the same points under the same pair.
public struct DrawPath: Sendable, Equatable, BitwiseCopyable {
    /// The same in each frame of a scene for the same path.
    public package(set) var id: UInt32
    /// Changes whenever the path was made anew.
    public package(set) var version: UInt32
    package var verbs: TableRange
    package var points: TableRange

    /// Number of verbs.
    public var verbCount: Int { verbs.count }
    /// Number of points.
    public var pointCount: Int { points.count }
}

/// How a path is filled or stroked. Everything that fades it is in its colours already.
public struct DrawPaint: Sendable, Equatable, BitwiseCopyable {
    /// Where the colour comes from.
    public package(set) var source: PaintSource
    /// How it is laid over what is there.
    public package(set) var blendMode = BlendMode.sourceOver
    /// Thickness, join and cap; those of fills mean nothing.
    public package(set) var stroke = StrokeStyle()
    /// How soft the edges are, in artboard points: the coverage is blurred with a standard deviation of half of this.
    /// 0 is sharp (chapter 06 §11).
    public package(set) var feather: Float = 0
    package var stops = TableRange.empty

    package init(source: PaintSource) { self.source = source }
}

/// Where the colour of a paint comes from.
public enum PaintSource: Sendable, Equatable, BitwiseCopyable {
    /// One colour, 0xAARRGGBB, not premultiplied.
    case solid(UInt32)
    /// Along a line; the list's `stops(of:)` give the colours. Before the first and behind the last stop their colours
    /// go on.
    case linear(start: Point, end: Point)
    /// Around a point: position 0 is the centre, position 1 the radius.
    case radial(center: Point, radius: Float)
}

/// A colour on the way of a gradient.
public struct DrawStop: Sendable, Equatable, BitwiseCopyable {
    /// 0xAARRGGBB, not premultiplied.
    public package(set) var color: UInt32
    /// 0 to 1, not below that of the stop before.
    public package(set) var position: Float
}

/// How a stroke looks.
public struct StrokeStyle: Sendable, Equatable, BitwiseCopyable {
    /// Width of the line, in artboard points.
    public package(set) var thickness: Float = 1
    /// The form of its corners.
    public package(set) var join = StrokeJoin.miter
    /// The form of its ends.
    public package(set) var cap = StrokeCap.butt

    package init() {}
}

/// The form of a stroke's corners.
public enum StrokeJoin: UInt8, Sendable, BitwiseCopyable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// The form of a stroke's ends.
public enum StrokeCap: UInt8, Sendable, BitwiseCopyable {
    case butt = 0
    case round = 1
    case square = 2
}

/// Which points are inside a path.
public enum FillRule: UInt8, Sendable, BitwiseCopyable {
    /// Where the contours wind around in sum.
    case nonZero = 0
    /// Where they wind around an odd number of times.
    case evenOdd = 1
    /// Where they wind around clockwise in sum: a hole is a contour that goes the other way.
    case clockwise = 2
}

/// How colours are laid over what is there; numbers are those of files. All but `sourceOver` are the modes of that name
/// in the W3C's "Compositing and Blending".
public enum BlendMode: UInt8, Sendable, BitwiseCopyable {
    case sourceOver = 3
    case screen = 14
    case overlay = 15
    case darken = 16
    case lighten = 17
    case colorDodge = 18
    case colorBurn = 19
    case hardLight = 20
    case softLight = 21
    case difference = 22
    case exclusion = 23
    case multiply = 24
    case hue = 25
    case saturation = 26
    case color = 27
    case luminosity = 28
}

/// An image to draw, whole or as the texture of a mesh.
public struct DrawImage: Sendable, Equatable, BitwiseCopyable {
    /// Which of `Document.assets`; its bytes are `Document.imageBytes(asset)`.
    public package(set) var asset: Int
    /// Width in pixels, as its encoded bytes say.
    public package(set) var width: Int
    /// Height in pixels.
    public package(set) var height: Int
    /// 0 clear to 1 opaque; may be above 1 where files multiply opacities so.
    public package(set) var opacity: Float
    /// How it is laid over what is there.
    public package(set) var blendMode: BlendMode
    /// How its pixels become a picture of another size.
    public package(set) var sampler: ImageSampler
}

/// Triangles that show parts of an image.
public struct DrawMesh: Sendable, Equatable, BitwiseCopyable {
    /// The image with its opacity and blend mode.
    public package(set) var image: DrawImage
    package var vertices: TableRange
    package var coordinates: TableRange
    package var indices: TableRange

    /// Number of vertices.
    public var vertexCount: Int { vertices.count }
    /// Number of indices: three for each triangle.
    public var indexCount: Int { indices.count }
}

/// How the pixels of an image are read.
public struct ImageSampler: Sendable, Equatable, BitwiseCopyable {
    /// How colours between pixels are made.
    public enum Filter: UInt8, Sendable, BitwiseCopyable {
        case bilinear = 0
        case nearest = 1
    }

    /// What lies outside the image.
    public enum Wrap: UInt8, Sendable, BitwiseCopyable {
        /// Its edge goes on.
        case clamp = 0
        /// It begins anew.
        case `repeat` = 1
        /// It goes back.
        case mirror = 2
    }

    /// Between pixels.
    public package(set) var filter = Filter.bilinear
    /// Left and right.
    public package(set) var wrapX = Wrap.clamp
    /// Above and below.
    public package(set) var wrapY = Wrap.clamp

    package init() {}
}
