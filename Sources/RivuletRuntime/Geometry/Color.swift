/// Arithmetic on 0xAARRGGBB colours (chapter 03 §5.2).
enum Color {
    /// From one colour to another, each channel by itself and not premultiplied; clamped, rounded half away from zero.
    static func mix(_ from: UInt32, _ to: UInt32, _ factor: Float) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 {
            let a = Float(from >> shift & 0xFF)
            let b = Float(to >> shift & 0xFF)
            let value = a * (1 - factor) + b * factor
            // NaN is neither below 0 nor in range: 255.
            if value < 0 { return 0 }
            return value <= 255 ? UInt32((value + 0.5).rounded(.down)) : 255
        }
        return channel(24) << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
    }

    /// A channel as a whole number: not below 0, half away from zero.
    static func rounded(_ value: Float) -> Float { value > 0 ? value.rounded() : 0 }
}
