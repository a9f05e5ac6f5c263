extension Color.RGBColorSpace {
    /// Returns components of this color space as components of sRGB.
    func sRGBComponents(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear:
            return (ColorMixing.encoded(red), ColorMixing.encoded(green), ColorMixing.encoded(blue))
        case .displayP3:
            // Display P3 has sRGB's transfer function and white point, and other primaries.
            let (r, g, b) = (ColorMixing.linear(red), ColorMixing.linear(green), ColorMixing.linear(blue))
            func part(_ light: Double) -> Double { ColorMixing.encoded(min(max(light, 0), 1)) }
            return (
                part(1.224_940_18 * r - 0.224_940_18 * g),
                part(-0.042_056_95 * r + 1.042_056_95 * g),
                part(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b)
            )
        }
    }
}
