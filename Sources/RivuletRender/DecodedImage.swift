import CCairo
import CWebP
import JPEGDecoding
import RivuletRuntime

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An image out of a file, decoded: premultiplied 0xAARRGGBB.
struct DecodedImage: Sendable {
    var width: Int
    var height: Int
    var pixels: [UInt32]

    /// Why an image shows nothing.
    struct Failure: Error, Equatable {
        var reason: String
    }

    /// Decodes PNG, JPEG or WebP; which it is, is seen from the first bytes.
    init(_ bytes: [UInt8], limits: RenderLimits) throws(Failure) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            try self.init(png: bytes, limits)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            try self.init(jpeg: bytes, limits)
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            try self.init(webp: bytes, limits)
        } else if bytes.isEmpty {
            throw Failure(reason: "its bytes are not in the file")
        } else {
            throw Failure(reason: "it is neither PNG nor JPEG nor WebP")
        }
    }

    private static func check(_ width: Int, _ height: Int, _ limits: RenderLimits) throws(Failure) {
        guard width > 0, height > 0 else { throw Failure(reason: "it has no size") }
        guard width <= 32767, height <= 32767, width * height <= limits.maximumImagePixels else {
            throw Failure(
                reason: "\(width) x \(height) pixels are too many: the limit is \(limits.maximumImagePixels)")
        }
    }

    /// Through Cairo, once the header has shown that the size is bearable.
    private init(png bytes: [UInt8], _ limits: RenderLimits) throws(Failure) {
        guard bytes.count >= 24 else { throw Failure(reason: "the PNG ends too early") }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        try Self.check(number(16), number(20), limits)
        var rest = bytes[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { closure, out, count in
                    guard let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let out,
                        rest.pointee.count >= Int(count)
                    else { return CAIRO_STATUS_READ_ERROR }
                    for place in 0..<Int(count) { out[place] = rest.pointee[rest.pointee.startIndex + place] }
                    rest.pointee.removeFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            throw Failure(reason: "the PNG is damaged (\(cairoMessage(cairo_surface_status(surface))))")
        }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        try Self.check(width, height, limits)
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
            throw Failure(reason: "the PNG has pixels of an unknown kind")
        }
        pixels = Self.copy(of: surface, width: width, height: height)
        // Without alpha the upper byte means nothing.
        if format == CAIRO_FORMAT_RGB24 {
            for place in pixels.indices { pixels[place] |= 0xFF00_0000 }
        }
    }

    private init(jpeg bytes: [UInt8], _ limits: RenderLimits) throws(Failure) {
        var (width, height): (UInt32, UInt32) = (0, 0)
        var message = [CChar](repeating: 0, count: Int(JPEG_MESSAGE_LENGTH))
        let decoded = rivulet_decode_jpeg(
            bytes, bytes.count, min(limits.maximumImagePixels, 32767 * 32767), &width, &height, &message)
        guard let decoded else {
            let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw Failure(reason: "the JPEG is damaged or too large (\(String(decoding: text, as: UTF8.self)))")
        }
        defer { free(decoded) }
        try Self.check(Int(width), Int(height), limits)
        self.width = Int(width)
        self.height = Int(height)
        pixels = Array(UnsafeBufferPointer(start: decoded, count: Int(width) * Int(height)))
    }

    private init(webp bytes: [UInt8], _ limits: RenderLimits) throws(Failure) {
        var (width, height): (Int32, Int32) = (0, 0)
        guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
            throw Failure(reason: "the WebP is damaged")
        }
        try Self.check(Int(width), Int(height), limits)
        guard let decoded = WebPDecodeRGBA(bytes, bytes.count, &width, &height) else {
            throw Failure(reason: "the WebP is damaged, or animated")
        }
        defer { WebPFree(decoded) }
        self.width = Int(width)
        self.height = Int(height)
        let count = Int(width) * Int(height)
        pixels = [UInt32](unsafeUninitializedCapacity: count) { out, initialized in
            for place in 0..<count {
                let color = decoded + 4 * place
                out[place] = premultiplied(
                    UInt32(color[3]) << 24 | UInt32(color[0]) << 16 | UInt32(color[1]) << 8 | UInt32(color[2]))
            }
            initialized = count
        }
    }

    /// The pixels of a surface of 32 bits a pixel, without gaps between rows.
    static func copy(of surface: OpaquePointer?, width: Int, height: Int) -> [UInt32] {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return [UInt32](unsafeUninitializedCapacity: width * height) { out, initialized in
            guard let start = out.baseAddress else { return }
            for y in 0..<height { memcpy(start + y * width, data + y * stride, 4 * width) }
            initialized = width * height
        }
    }
}

func cairoMessage(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
}

/// Images of a document, decoded when they are first shown.
struct ImageStore: Sendable {
    let document: Document
    let limits: RenderLimits
    private var images: [Int: DecodedImage?] = [:]
    private var pixelCount = 0
    /// What could not be shown and why, once each.
    private(set) var notes: [String] = []

    init(document: Document, limits: RenderLimits) {
        self.document = document
        self.limits = limits
    }

    /// The pixels of an asset; nil, with a note, if they cannot be had.
    mutating func image(_ asset: Int) -> DecodedImage? {
        if let known = images[asset] { return known }
        var image: DecodedImage?
        do throws(DecodedImage.Failure) {
            image = try DecodedImage(Array(document.imageBytes(asset)), limits: limits)
        } catch {
            let name = document.assets.indices.contains(asset) ? document.assets[asset].name : "\(asset)"
            notes.append("image '\(name)' is not shown: \(error.reason)")
        }
        // Many images that each are bearable may not be together: begin anew rather than keep them all.
        pixelCount += image?.pixels.count ?? 0
        if pixelCount > 4 * limits.maximumImagePixels {
            images = images.filter { $0.value == nil }
            pixelCount = image?.pixels.count ?? 0
        }
        images[asset] = .some(image)
        return image
    }
}
