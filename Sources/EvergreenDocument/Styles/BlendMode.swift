/// How the colors of a view are mixed with those behind it. On a page, CSS `mix-blend-mode`, which has no way to do what
/// SwiftUI's `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker` do.
///
/// The raw values are the names that CSS has for them.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    /// The view is painted over what is behind it.
    case normal
    /// Both are multiplied, which makes them darker.
    case multiply
    /// Both are inverted, multiplied and inverted again, which makes them lighter.
    case screen
    /// `multiply` where what is behind is dark, and `screen` where it is light.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// What is behind is made lighter, as the view's colors say.
    case colorDodge = "color-dodge"
    /// What is behind is made darker, as the view's colors say.
    case colorBurn = "color-burn"
    /// What is behind is made darker or lighter, as under a soft light.
    case softLight = "soft-light"
    /// `multiply` where the view is dark, and `screen` where it is light.
    case hardLight = "hard-light"
    /// The difference of both.
    case difference
    /// As the difference, with less contrast.
    case exclusion
    /// The hue of the view, with the saturation and the luminosity of what is behind.
    case hue
    /// The saturation of the view, with the hue and the luminosity of what is behind.
    case saturation
    /// The hue and the saturation of the view, with the luminosity of what is behind.
    case color
    /// The luminosity of the view, with the hue and the saturation of what is behind.
    case luminosity
    /// The sum of both.
    case plusLighter = "plus-lighter"
}
