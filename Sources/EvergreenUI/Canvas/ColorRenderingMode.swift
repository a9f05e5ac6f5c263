/// The color space for blending in a drawing. A page supports one.
public struct ColorRenderingMode: Hashable, Sendable {
    private init() {}

    /// Blends nonlinear sRGB components.
    public static let nonLinear = ColorRenderingMode()

    /// Blends linear sRGB components.
    @available(*, unavailable, message: "A page mixes the sRGB components of colors: use nonLinear")
    public static var linear: ColorRenderingMode { nonLinear }

    /// Blends linear components of an extended range.
    @available(*, unavailable, message: "A page mixes the sRGB components of colors: use nonLinear")
    public static var extendedLinear: ColorRenderingMode { nonLinear }
}
