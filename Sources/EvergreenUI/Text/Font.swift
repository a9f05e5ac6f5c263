import Foundation

/// A font of the page: a text style or a size, with a weight and a design.
public struct Font: Hashable, Sendable {
    /// The thickness of the strokes. A font without a variant of a weight is shown in the nearest one.
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

    /// The family of a typeface. On a page, it depends on the fonts of the device.
    public enum Design: Hashable, Sendable {
        /// The system font, a serif, a rounded and a monospaced variant of it.
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

    /// The purpose of a text, which determines its size and weight.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// From the largest to the smallest; `headline` has the size of `body`, but is semibold.
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

    /// The space between the lines of a text.
    public enum Leading: Hashable, Sendable {
        /// That of the font, less, and more.
        case standard, tight, loose

        var description: FontDescription.Leading? {
            switch self {
            case .standard: nil
            case .tight: .tight
            case .loose: .loose
            }
        }
    }

    /// The width of the letters. A font of the device without a variant of a width is shown as it is.
    public struct Width: Hashable, Sendable {
        let width: FontDescription.Width

        /// Half of the usual width.
        public static let compressed = Width(width: .compressed)
        /// Three quarters of the usual width.
        public static let condensed = Width(width: .condensed)
        /// The usual width.
        public static let standard = Width(width: .standard)
        /// Five quarters of the usual width.
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
    /// Body text, which is the default: 16 points at the browser's default text size.
    public static let body = system(.body)
    /// Callouts: 15.5 points at the browser's default text size.
    public static let callout = system(.callout)
    /// Footnotes: 14 points at the browser's default text size.
    public static let footnote = system(.footnote)
    /// Captions: 13 points at the browser's default text size.
    public static let caption = system(.caption)
    /// Secondary captions: 12 points at the browser's default text size.
    public static let caption2 = system(.caption2)

    /// The font of a text style. A page scales it with the browser's text size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            description: FontDescription(
                textStyle: style.description,
                weight: weight?.weight,
                design: design?.description
            )
        )
    }

    /// The system font. `size` is in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            description: FontDescription(size: Double(size), weight: weight?.weight, design: design?.description)
        )
    }

    /// A font of the app, or of the device. `size` is in points, and scales with the browser's text size.
    ///
    /// A font of the app is a TrueType, OpenType or WOFF file among the resources of a target in `Package.swift`. The name is that
    /// of its family, of which a text gets the weight and the slope that it asks for, or its own one, as the file has them; or that
    /// of the file, the only one of WOFF files. Browsers load a font when a page shows a text in it. Without a font of that name,
    ///     on the
    /// device either, the text is in the system font.
    ///
    /// - Parameters:
    ///   - name: Of which 100 characters count.
    ///   - size: In points, which scale with the browser's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        var description = FontDescription(size: Double(size))
        description.family = name
        return Font(description: description)
    }

    /// A font of the app, or of the device, for a text style. See ``custom(_:size:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the font.
    ///   - size: In points, which scale with the browser's text size.
    ///   - textStyle: On a page, all text styles scale with the browser's text size alike.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// A font of the app, or of the device, of a size in points that does not scale with the browser's text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = custom(name, size: fixedSize)
        font.description.hasFixedSize = true
        return font
    }

    /// A bold variant of the font.
    public func bold() -> Font { weight(.bold) }

    /// A variant of the font with another weight.
    public func weight(_ weight: Weight) -> Font { Font(description: description.with(weight)) }

    /// An italic variant of the font.
    public func italic() -> Font {
        var copy = self
        copy.description.isItalic = true
        return copy
    }

    /// A variant of the font with digits of equal width.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.description.hasMonospacedDigits = true
        return copy
    }

    /// A variant of the font with less or more space between the lines.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.description.leading = leading.description
        return copy
    }

    /// A variant of the font whose letters are small capitals.
    public func smallCaps() -> Font { capitals(.all) }

    /// A variant of the font whose lowercase letters are small capitals.
    public func lowercaseSmallCaps() -> Font { capitals(.lowercase) }

    /// A variant of the font whose uppercase letters are small capitals.
    public func uppercaseSmallCaps() -> Font { capitals(.uppercase) }

    private func capitals(_ capitals: FontDescription.Capitals) -> Font {
        var copy = self
        copy.description.capitals = capitals
        return copy
    }

    /// A variant of the font with narrower or wider letters.
    public func width(_ width: Width) -> Font {
        var copy = self
        copy.description.width = width.width
        return copy
    }

    /// A monospaced variant of the font.
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
    /// The font of texts without their own font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the texts in this view; nil for the default.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
