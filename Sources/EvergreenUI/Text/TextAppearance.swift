import Foundation

/// The inherited appearance of texts, except for font size and color.
struct TextAppearance: Hashable {
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var width: Font.Width?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var lines = LineRange()
    /// The part that an ellipsis replaces.
    var truncation = Text.TruncationMode.tail
    /// The minimum scale factor before a text is truncated.
    var minimumScale = 1.0
    var alignment = TextAlignment.leading
    var textCase: Text.Case?
    /// In points.
    var lineSpacing = 0.0
    /// Overrides the line spacing; nil for none.
    var lineHeight: LineLength?
    /// In points.
    var letterSpacing = 0.0
    /// The vertical offset from the baseline, in points.
    var baselineOffset = 0.0
    var scale = Text.Scale.default

    /// The style values that don't concern the font.
    var style: [StyleValue] {
        var style: [StyleValue] = []
        if let maximum = lines.maximum { style.append(.lineLimit(maximum)) }
        if let minimum = lines.minimum, minimum > 1 { style.append(.minimumLines(minimum)) }
        if lines.maximum != nil, let place = truncation.place { style.append(.truncation(place)) }
        if minimumScale < 1 { style.append(.minimumScale(minimumScale)) }
        if alignment != .leading { style.append(.textAlignment(alignment)) }
        if let textCase { style.append(.textCase(textCase.letterCase)) }
        if let lineHeight {
            style.append(.lineHeight(lineHeight))
        } else if lineSpacing != 0 {
            style.append(.lineSpacing(lineSpacing))
        }
        if letterSpacing != 0 { style.append(.letterSpacing(letterSpacing)) }
        if baselineOffset != 0 { style.append(.baselineOffset(baselineOffset)) }
        return style
    }
}

extension Text {
    /// The case conversion of a displayed text.
    public enum Case: Hashable, Sendable {
        /// All letters in uppercase or in lowercase. On a page, this is CSS `text-transform`: the underlying text is unchanged.
        case uppercase, lowercase

        var letterCase: LetterCase {
            switch self {
            case .uppercase: .uppercase
            case .lowercase: .lowercase
            }
        }
    }
}

private struct TextAppearanceKey: EnvironmentKey {
    static let defaultValue = TextAppearance()
}

extension EnvironmentValues {
    var textAppearance: TextAppearance {
        get { self[TextAppearanceKey.self] }
        set { self[TextAppearanceKey.self] = newValue }
    }

    /// The maximum number of lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { textAppearance.lines.maximum }
        set { textAppearance.lines = LineRange(maximum: newValue) }
    }

    /// The minimum factor, from 0 to 1, by which a text that does not fit is scaled down.
    public var minimumScaleFactor: CGFloat {
        get { CGFloat(textAppearance.minimumScale) }
        set { textAppearance.minimumScale = newValue.isNaN ? 1 : min(max(Double(newValue), 0.01), 1) }
    }

    /// Where an ellipsis truncates a text that is too long for its lines.
    public var truncationMode: Text.TruncationMode {
        get { textAppearance.truncation }
        set { textAppearance.truncation = newValue }
    }

    /// The horizontal alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { textAppearance.alignment }
        set { textAppearance.alignment = newValue }
    }

    /// The space between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { CGFloat(textAppearance.lineSpacing) }
        set { textAppearance.lineSpacing = Double(newValue) }
    }

    /// The case conversion of texts; nil for none.
    public var textCase: Text.Case? {
        get { textAppearance.textCase }
        set { textAppearance.textCase = newValue }
    }
}

extension View {
    /// Sets the weight of the texts in this view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textAppearance.weight, weight) }

    /// Sets the font design of the texts in this view; nil for the design of their font.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textAppearance.design, design) }

    /// Makes the texts in this view bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Makes the texts in this view italic.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textAppearance.isItalic, isActive) }

    /// Sets a monospaced font design for the texts in this view.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

    /// Uses monospaced digits for the texts in this view.
    public func monospacedDigit() -> some View { environment(\.textAppearance.hasMonospacedDigits, true) }

    /// Sets the glyph width of the texts in this view; nil for the width of their font.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textAppearance.width, width) }

    /// Underlines the texts in this view. If a text is also struck through, both lines use this style.
    ///
    /// - Parameters:
    ///   - isActive: Whether texts are underlined.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; nil for the text color.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        environment(\.textAppearance.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Strikes through the texts in this view.
    ///
    /// - Parameters:
    ///   - isActive: Whether texts are struck through.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; nil for the text color.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        environment(\.textAppearance.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Sets the horizontal alignment of the lines of the texts in this view.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.textAppearance.alignment, alignment)
    }

    /// Sets the space between the lines of the texts in this view, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.textAppearance.lineSpacing, max(0, Double(lineSpacing)))
    }

    /// Sets the kerning of the texts in this view, in points. On a page, this is equivalent to ``tracking(_:)``: browsers disable ligatures
    /// for both.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Sets the additional space between the characters of the texts in this view, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textAppearance.letterSpacing, Double(tracking))
    }

    /// Sets the case conversion of the texts in this view; nil for none.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textAppearance.textCase, textCase) }
}
