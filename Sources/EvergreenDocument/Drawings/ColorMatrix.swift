/// A linear transform of colors, with a row of five factors for each new component, which apply to red, green, blue, alpha and 1.
///
/// Components are from 0 to 1, and not premultiplied by alpha.
public struct ColorMatrix: Hashable, Sendable {
    /// The new red.
    public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
    /// The new green.
    public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
    /// The new blue.
    public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
    /// The new alpha.
    public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

    /// The identity matrix, which leaves colors unchanged.
    public init() {}

    /// The factors in row-major order.
    package var factors: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
}

// Like the CSS filters of the same names.
extension ColorMatrix {
    /// Factors for red, green and blue.
    private init(
        _ red: (Double, Double, Double),
        _ green: (Double, Double, Double),
        _ blue: (Double, Double, Double)
    ) {
        (r1, r2, r3) = (Float(red.0), Float(red.1), Float(red.2))
        (g1, g2, g3) = (Float(green.0), Float(green.1), Float(green.2))
        (b1, b2, b3) = (Float(blue.0), Float(blue.1), Float(blue.2))
    }

    /// The same scale and offset for red, green and blue.
    private init(scale: Double, offset: Double) {
        (r1, g2, b3) = (Float(scale), Float(scale), Float(scale))
        (r5, g5, b5) = (Float(offset), Float(offset), Float(offset))
    }

    /// The luminance coefficients of red, green and blue.
    private static let (redLight, greenLight, blueLight): (Double, Double, Double) = (0.213, 0.715, 0.072)

    /// 1 leaves colors unchanged, and 0 removes them.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let (r, g, b) = (redLight * (1 - amount), greenLight * (1 - amount), blueLight * (1 - amount))
        return ColorMatrix((r + amount, g, b), (r, g + amount, b), (r, g, b + amount))
    }

    /// 1 leaves colors unchanged, and 0 makes them gray.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix(scale: amount, offset: (1 - amount) / 2)
    }

    /// Adds an amount to red, green and blue.
    package static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(scale: 1, offset: amount) }

    /// 1 inverts colors, and 0 leaves them unchanged.
    package static func inversion(_ amount: Double) -> ColorMatrix {
        ColorMatrix(scale: 1 - 2 * amount, offset: amount)
    }

    /// Rotates hues, by the cosine and the sine of an angle.
    package static func hueRotation(cosine c: Double, sine s: Double) -> ColorMatrix {
        let (r, g, b) = (redLight, greenLight, blueLight)
        return ColorMatrix(
            (r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
            (r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
            (r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b)
        )
    }

    /// Black with an opacity equal to the color's luminance.
    package static let luminanceToAlpha = {
        var matrix = ColorMatrix((0, 0, 0), (0, 0, 0), (0, 0, 0))
        (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.2125, 0.7154, 0.0721, 0)
        return matrix
    }()
}
