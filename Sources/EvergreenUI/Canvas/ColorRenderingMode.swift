/// How the colors of a drawing are mixed. A page mixes them in one way.
public struct ColorRenderingMode: Hashable, Sendable {
    private init() {}

    /// By their sRGB components.
    public static let nonLinear = ColorRenderingMode()

    /// By the light of their sRGB components.
    @available(*, unavailable, message: "A page mixes the sRGB components of colors: use nonLinear")
    public static var linear: ColorRenderingMode { nonLinear }

    /// By the light of their components, beyond those of sRGB.
    @available(*, unavailable, message: "A page mixes the sRGB components of colors: use nonLinear")
    public static var extendedLinear: ColorRenderingMode { nonLinear }
}
