import Testing

@testable import RivuletRender
@testable import RivuletRuntime

@Suite struct `An SVG` {
    private func svg(_ list: DrawList, images: [[UInt8]] = []) throws -> String {
        var renderer = Renderer(try document(images: images))
        return try renderer.svg(list, size: PixelSize(width: 20, height: 20), background: 0xFF00_0000)
    }

    @Test func `has size, background, transform and path`() throws {
        var list = DrawList(10, 10)
        list.commands.append(.transform(Matrix(1, 0, 0, 1, 2.5, 0)))
        list.fill(list.rectangle(1, 2, 3, 4), 0x80FF_0000, .evenOdd)
        #expect(
            try svg(list) == """
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20" viewBox="0 0 20 20">
                <g style="isolation:isolate">
                <rect width="20" height="20" fill="#000000"/>
                <g transform="matrix(2 0 0 2 0 0)">
                <path d="M1 2L3 2L3 4L1 4Z" transform="matrix(1 0 0 1 2.5 0)" fill="#ff0000" fill-opacity="0.502" fill-rule="evenodd"/>
                </g>
                </g>
                </svg>

                """)
    }

    @Test func `keeps gradients, pens, blend modes, feathers and nested clips`() throws {
        var list = DrawList(20, 20)
        list.commands.append(.clip(path: list.rectangle(0, 0, 10, 10), rule: .nonZero))
        list.commands.append(.clip(path: list.rectangle(5, 5, 10, 10), rule: .evenOdd))
        let paint = list.paint(
            .linear(start: Point(1, 2), end: Point(3, 4)), stops: [(0xFFFF_0000, 0), (0x0000_FF00, 1)],
            blend: .colorDodge, feather: 3, style: StrokeStyle(thickness: 2, join: .round, cap: .square))
        list.commands.append(.stroke(path: list.rectangle(1, 2, 3, 4), paint: paint))
        let text = try svg(list)
        for part in [
            "<clipPath id=\"d1\"><path d=\"M0 0L10 0L10 10L0 10Z\"/></clipPath>",
            "<clipPath id=\"d2\" clip-path=\"url(#d1)\"><path d=\"M5 5L10 5L10 10L5 10Z\" clip-rule=\"evenodd\"/></clipPath>",
            "<linearGradient id=\"d3\" gradientUnits=\"userSpaceOnUse\" x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4\">",
            "<stop offset=\"1\" stop-color=\"#00ff00\" stop-opacity=\"0\"/>", "<feGaussianBlur stdDeviation=\"1.5\"/>",
            "<g clip-path=\"url(#d2)\" style=\"mix-blend-mode:color-dodge\"><path", "stroke=\"url(#d3)\"",
            "stroke-width=\"2\"", "stroke-linejoin=\"round\"", "stroke-linecap=\"square\"", "filter=\"url(#d4)\"",
        ] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
    }

    @Test func `embeds an image once, as it is in the file`() throws {
        let bytes = try Picture(width: 1, height: 1, premultipliedPixels: [0xFFFF_0000]).png()
        var list = DrawList(20, 20)
        list.add(DrawImage(asset: 0, 1, 1))
        list.add(DrawImage(asset: 0, 1, 1, opacity: 0.25))
        let text = try svg(list, images: [bytes])
        #expect(text.components(of: "data:image/png;base64,\(base64(bytes))") == 1)
        #expect(text.components(of: "<use xlink:href=\"#i0\"") == 2)
        #expect(text.contains("opacity=\"0.25\""))
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ])
    func `writes bytes in base64 as RFC 4648 does`(text: String, encoded: String) {
        #expect(base64(Array(text.utf8)) == encoded)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0004, "0"), (1.5, "1.5"), (-2.0625, "-2.063"), (100, "100"), (0.012, "0.012"), (.nan, "0"),
    ])
    func `writes numbers as short as it can`(value: Double, text: String) {
        #expect(number(value) == text)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
