import Foundation

/// A font: a text style or a size, with a weight and a design.
public struct Font: Hashable, Sendable {
    /// The thickness of the strokes. A weight that the typeface lacks falls back to the nearest available one.
    public struct Weight: Hashable, Sendable {
        let weight: FontDescription.Weight

        /// Weight 100 in CSS, the thinnest.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// Weight 200 in CSS.
        public static let thin = Weight(weight: .thin)
        /// Weight 300 in CSS.
        public static let light = Weight(weight: .light)
        /// Weight 400 in CSS, the default.
        public static let regular = Weight(weight: .regular)
        /// Weight 500 in CSS.
        public static let medium = Weight(weight: .medium)
        /// Weight 600 in CSS.
        public static let semibold = Weight(weight: .semibold)
        /// Weight 700 in CSS.
        public static let bold = Weight(weight: .bold)
        /// Weight 800 in CSS.
        public static let heavy = Weight(weight: .heavy)
        /// Weight 900 in CSS, the thickest.
        public static let black = Weight(weight: .black)
    }

    /// The design of a typeface. On a page, it depends on the fonts installed on the device.
    public enum Design: Hashable, Sendable {
        /// The system font and its serif, rounded and monospaced variants.
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

    /// The semantic style of a text, which determines its size and weight.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The styles in descending size. `headline` has the size of `body`, but is semibold.
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

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The font's default spacing, reduced spacing, and increased spacing.
        case standard, tight, loose

        var description: FontDescription.Leading? {
            switch self {
            case .standard: nil
            case .tight: .tight
            case .loose: .loose
            }
        }
    }

    /// The width of the glyphs. A width that the typeface lacks has no effect.
    public struct Width: Hashable, Sendable {
        let width: FontDescription.Width

        /// Half of the standard width.
        public static let compressed = Width(width: .compressed)
        /// Three quarters of the standard width.
        public static let condensed = Width(width: .condensed)
        /// The standard width.
        public static let standard = Width(width: .standard)
        /// Five quarters of the standard width.
        public static let expanded = Width(width: .expanded)
    }

    var description: FontDescription

    /// Large titles: 34 points at the browser's default text size.
    public static let largeTitle = system(.largeTitle)
    /// First-level titles: 28 points at the browser's default text size.
    public static let title = system(.title)
    /// Second-level titles: 22 points at the browser's default text size.
    public static let title2 = system(.title2)
    /// Third-level titles: 20 points at the browser's default text size.
    public static let title3 = system(.title3)
    /// Headings: 16 points, semibold at the browser's default text size.
    public static let headline = system(.headline)
    /// Subheadings: 15 points at the browser's default text size.
    public static let subheadline = system(.subheadline)
    /// Body text, the default font: 16 points at the browser's default text size.
    public static let body = system(.body)
    /// Callouts: 15.5 points at the browser's default text size.
    public static let callout = system(.callout)
    /// Footnotes: 14 points at the browser's default text size.
    public static let footnote = system(.footnote)
    /// Captions: 13 points at the browser's default text size.
    public static let caption = system(.caption)
    /// Secondary captions: 12 points at the browser's default text size.
    public static let caption2 = system(.caption2)

    /// Returns the font of a text style. It scales with the browser's text size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            description: FontDescription(
                textStyle: style.description,
                weight: weight?.weight,
                design: design?.description
            )
        )
    }

    /// Returns the system font in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            description: FontDescription(size: Double(size), weight: weight?.weight, design: design?.description)
        )
    }

    /// Returns a font bundled with the app or installed on the device. It scales with the browser's text size.
    ///
    /// A bundled font is a TrueType, OpenType or WOFF file among the resources of a target in `Package.swift`. `name` is either a font
    /// family, from which the weight and slope of the text select a face, or a file name. WOFF files are found only by file name. Browsers
    /// load a font when a page first shows text in it. If neither the app nor the device has the font, the system font is used.
    ///
    /// - Parameters:
    ///   - name: The family or file name; only the first 100 characters are used.
    ///   - size: The size in points at the browser's default text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        var description = FontDescription(size: Double(size))
        description.family = name
        return Font(description: description)
    }

    /// Returns a font bundled with the app or installed on the device, relative to a text style. See ``custom(_:size:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the font.
    ///   - size: The size in points at the browser's default text size.
    ///   - textStyle: Has no effect on a page, where all text styles scale with the browser's text size alike.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Returns a font bundled with the app or installed on the device, in a size in points that does not scale with the browser's text
    /// size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = custom(name, size: fixedSize)
        font.description.hasFixedSize = true
        return font
    }

    /// Returns a bold variant of the font.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { Font(description: description.with(weight)) }

    /// Returns an italic variant of the font.
    public func italic() -> Font {
        var copy = self
        copy.description.isItalic = true
        return copy
    }

    /// Returns the font with monospaced digits.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.description.hasMonospacedDigits = true
        return copy
    }

    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.description.leading = leading.description
        return copy
    }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { capitals(.all) }

    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { capitals(.lowercase) }

    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { capitals(.uppercase) }

    private func capitals(_ capitals: FontDescription.Capitals) -> Font {
        var copy = self
        copy.description.capitals = capitals
        return copy
    }

    /// Returns the font with another glyph width.
    public func width(_ width: Width) -> Font {
        var copy = self
        copy.description.width = width.width
        return copy
    }

    /// Returns a monospaced variant of the font.
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
    /// The default font of texts; nil for the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the default font of the texts in this view; nil for the body font.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
