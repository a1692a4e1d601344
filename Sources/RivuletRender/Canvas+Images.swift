import CCairo
import RivuletRuntime

extension Canvas {
    /// Draws a whole image into (0, 0, its width, its height).
    func draw(_ image: DrawImage, _ pixels: DecodedImage) {
        guard transform.isUsable, image.opacity > 0, image.width > 0, image.height > 0 else { return }
        let (width, height) = (Float(image.width), Float(image.height))
        cairo_save(context)
        cairo_new_path(context)
        let corners = [Point(0, 0), Point(width, 0), Point(width, height), Point(0, height)].map(transform.map)
        cairo_move_to(context, corners[0].x, corners[0].y)
        for corner in corners.dropFirst() { cairo_line_to(context, corner.x, corner.y) }
        cairo_close_path(context)
        cairo_clip(context)
        withPattern(of: pixels.pixels, width: pixels.width, height: pixels.height) { pattern in
            var matrix = cairo_matrix_t(
                .scale(Double(pixels.width) / Double(width), Double(pixels.height) / Double(height)))
            cairo_pattern_set_matrix(pattern, &matrix)
            // Good: bilinear, and an average of all pixels where the image gets smaller.
            let isNearest = image.sampler.filter == .nearest
            cairo_pattern_set_filter(pattern, isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            // Its edge must not mix with nothing.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_operator(context, image.blendMode.cairoOperator)
            setSource(cairo_pattern_reference(pattern))
            paint(opacity: image.opacity)
        }
        cairo_restore(context)
    }

    /// Draws a mesh: its triangles become one picture, which is then laid over what is there.
    func draw(_ list: DrawList, _ index: DrawMeshIndex, _ pixels: DecodedImage) {
        let mesh = list[index]
        guard transform.isUsable, mesh.image.opacity > 0 else { return }
        var raster = MeshRaster(pixels, mesh.image.sampler, visible: visibleBox)
        raster.addTriangles(of: list, index, transform)
        guard let picture = raster.picture() else { return }
        cairo_save(context)
        withPattern(of: picture.pixels, width: picture.width, height: picture.height) { pattern in
            var matrix = cairo_matrix_t(.scale(1, 1, then: -Double(picture.left), -Double(picture.top)))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
            cairo_set_operator(context, mesh.image.blendMode.cairoOperator)
            cairo_set_source(context, pattern)
            paint(opacity: mesh.image.opacity)
        }
        cairo_restore(context)
    }

    private func paint(opacity: Float) {
        if opacity < 1 { cairo_paint_with_alpha(context, Double(opacity)) } else { cairo_paint(context) }
        // Lets go of the pixels, which are borrowed.
        setSource(UInt32(0))
    }

    /// Lends pixels to Cairo, which only reads them.
    func withPattern(of pixels: [UInt32], width: Int, height: Int, _ body: (OpaquePointer?) -> Void) {
        guard pixels.count >= width * height, width > 0, height > 0 else { return }
        pixels.withUnsafeBytes { bytes in
            let data = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            let image = cairo_image_surface_create_for_data(
                data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
            let pattern = cairo_pattern_create_for_surface(image)
            body(pattern)
            cairo_pattern_destroy(pattern)
            cairo_surface_finish(image)
            cairo_surface_destroy(image)
        }
    }
}
