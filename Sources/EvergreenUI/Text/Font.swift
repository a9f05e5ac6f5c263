import Foundation

/// A font.
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        let weight: FontDescription.Weight

        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    /// The family of shapes.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var description: FontDescription.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// What a text is for; the platform gives it its size and weight.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var description: FontDescription.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    var description: FontDescription

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            description: FontDescription(
                textStyle: style.description,
                weight: weight?.weight,
                design: design?.description
            )
        )
    }

    /// The system's font; `size` is in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            description: FontDescription(size: Double(size), weight: weight?.weight, design: design?.description)
        )
    }

    /// The same font, heavier.
    public func bold() -> Font { weight(.bold) }

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font { Font(description: description.with(weight)) }

    /// The same font, slanted.
    public func italic() -> Font {
        var copy = self
        copy.description.isItalic = true
        return copy
    }

    /// The same font, whose digits all have the same width.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.description.hasMonospacedDigits = true
        return copy
    }

    /// The same font, whose characters all have the same width.
    public func monospaced() -> Font {
        var copy = self
        copy.description.design = .monospaced
        return copy
    }
}

extension FontDescription {
    func with(_ weight: Font.Weight) -> FontDescription {
        var copy = self
        copy.weight = weight.weight
        return copy
    }
}

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
    /// The font of texts that have none of their own.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the texts in this view; nil for the platform's own.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
