import EvergreenDocument

/// How the colors of a view are mixed with those behind it. On a page, CSS `mix-blend-mode`, which has no way to do what
/// SwiftUI's `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker` do.
public enum BlendMode: Hashable, Sendable {
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
    case colorDodge
    /// What is behind is made darker, as the view's colors say.
    case colorBurn
    /// What is behind is made darker or lighter, as under a soft light.
    case softLight
    /// `multiply` where the view is dark, and `screen` where it is light.
    case hardLight
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
    case plusLighter
}

extension View {
    /// Mixes the view's colors with those behind it, up to the next `compositingGroup()` around it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(StyleModifier(value: blendMode.blending.map(StyleValue.blending)))
    }

    /// Paints what is in the view as one: what is mixed by `blendMode(_:)` inside is not mixed with what is behind the view.
    public func compositingGroup() -> some View { modifier(StyleModifier(value: .compositing)) }
}

extension BlendMode {
    var blending: Blending? {
        switch self {
        case .normal: nil
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        }
    }
}
