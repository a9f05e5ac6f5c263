/// How the colors of a view are blended with those behind it. On a page, the CSS property `mix-blend-mode`, which has no equivalent of
/// SwiftUI's `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker`.
///
/// The raw values are the CSS names.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    /// Paints the view over its backdrop.
    case normal
    /// Multiplies the colors, which darkens them.
    case multiply
    /// Multiplies the inverted colors and inverts the result, which lightens them.
    case screen
    /// `multiply` where the backdrop is dark, and `screen` where it is light.
    case overlay
    /// The darker of the colors.
    case darken
    /// The lighter of the colors.
    case lighten
    /// Lightens the backdrop depending on the view's colors.
    case colorDodge = "color-dodge"
    /// Darkens the backdrop depending on the view's colors.
    case colorBurn = "color-burn"
    /// Darkens or lightens the backdrop, like a soft light.
    case softLight = "soft-light"
    /// `multiply` where the view is dark, and `screen` where it is light.
    case hardLight = "hard-light"
    /// The difference of the colors.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// The hue of the view with the saturation and luminosity of the backdrop.
    case hue
    /// The saturation of the view with the hue and luminosity of the backdrop.
    case saturation
    /// The hue and saturation of the view with the luminosity of the backdrop.
    case color
    /// The luminosity of the view with the hue and saturation of the backdrop.
    case luminosity
    /// The sum of the colors.
    case plusLighter = "plus-lighter"
}
