import RivuletRuntime

extension Document {
    /// The size of an image in the file, in pixels; nil for other assets, for what is hosted elsewhere, and for bytes that
    /// are neither PNG, JPEG nor WebP.
    ///
    /// - Parameter asset: position among `assets`.
    func pixelSize(ofAsset asset: Int) -> ImageSize? { ImageSize(of: imageBytes(asset)) }
}

extension ImageSize {
    /// `400 × 300`.
    var words: String { "\(width) × \(height)" }
}
