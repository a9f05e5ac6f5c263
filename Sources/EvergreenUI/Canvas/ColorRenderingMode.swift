/// How the colors of a drawing are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
    /// By their sRGB components.
    case nonLinear
    /// By the light of their sRGB components.
    case linear
    /// By the light of their components, beyond those of sRGB.
    case extendedLinear
}
