/// An animated PNG (APNG): frames of one size, each shown for the same time.
///
/// Frames are compressed when they are appended; of all but the first only the rectangle that changed is kept. Programs
/// that do not know APNG show the first frame.
public struct AnimatedPNG: Sendable {
    /// Frames a second.
    public let framesPerSecond: Int
    /// How often it plays; 0 is without end.
    public let plays: Int
    /// Number of frames so far.
    public private(set) var frameCount = 0

    private var last: Picture?
    private var first: (width: Int, height: Int, data: [UInt8])?
    private var rest: [Frame] = []

    private struct Frame {
        var columns: Range<Int>
        var rows: Range<Int>
        var data: [UInt8]
    }

    /// An animation without frames.
    ///
    /// - Throws: `frameRate` if `framesPerSecond` is not within 1…1000.
    public init(framesPerSecond: Int, plays: Int = 0) throws(RenderError) {
        guard (1...1000).contains(framesPerSecond) else { throw .frameRate(framesPerSecond) }
        self.framesPerSecond = framesPerSecond
        self.plays = max(0, plays)
    }

    /// Adds a frame.
    ///
    /// - Throws: `frameSize` if it differs in size from the first.
    public mutating func append(_ picture: Picture) throws(RenderError) {
        if let first, let last {
            guard picture.width == first.width, picture.height == first.height else {
                throw .frameSize(
                    width: picture.width, height: picture.height, expectedWidth: first.width,
                    expectedHeight: first.height)
            }
            let (columns, rows) = picture.difference(from: last)
            let data = try PNGWriter.compressed(picture, columns: columns, rows: rows, hasAlpha: true)
            rest.append(Frame(columns: columns, rows: rows, data: data))
        } else {
            let data = try PNGWriter.compressed(
                picture, columns: 0..<picture.width, rows: 0..<picture.height, hasAlpha: true)
            first = (picture.width, picture.height, data)
        }
        last = picture
        frameCount += 1
    }

    /// The file.
    ///
    /// - Throws: `noFrames` if none was appended.
    public func png() throws(RenderError) -> [UInt8] {
        guard let first else { throw .noFrames }
        var writer = PNGWriter()
        writer.header(width: first.width, height: first.height, hasAlpha: true)
        writer.chunk("acTL", PNGWriter.number(frameCount) + PNGWriter.number(plays))
        writer.chunk("fcTL", control(0, columns: 0..<first.width, rows: 0..<first.height))
        writer.chunk("IDAT", first.data)
        // Frame controls and data of later frames are numbered together.
        var number = 1
        for frame in rest {
            writer.chunk("fcTL", control(number, columns: frame.columns, rows: frame.rows))
            writer.chunk("fdAT", PNGWriter.number(number + 1) + frame.data)
            number += 2
        }
        writer.chunk("IEND", [])
        return writer.bytes
    }

    /// Size, place and delay; the frame stays when the next comes, and replaces what it covers.
    private func control(_ number: Int, columns: Range<Int>, rows: Range<Int>) -> [UInt8] {
        PNGWriter.number(number) + PNGWriter.number(columns.count) + PNGWriter.number(rows.count)
            + PNGWriter.number(columns.lowerBound) + PNGWriter.number(rows.lowerBound)
            + PNGWriter.short(1) + PNGWriter.short(framesPerSecond) + [0, 0]
    }
}

extension Picture {
    /// The rectangle outside which two pictures of one size are the same; one pixel if they are the same everywhere.
    fileprivate func difference(from other: Picture) -> (columns: Range<Int>, rows: Range<Int>) {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard premultipliedPixels[row] != other.premultipliedPixels[row] else { continue }
            top = min(top, y)
            bottom = y
            for x in 0..<width
            where premultipliedPixels[row.lowerBound + x] != other.premultipliedPixels[row.lowerBound + x] {
                left = min(left, x)
                right = max(right, x)
            }
        }
        return right < 0 ? (0..<1, 0..<1) : (left..<right + 1, top..<bottom + 1)
    }
}
