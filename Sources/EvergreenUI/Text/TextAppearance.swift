/// What is said of the texts in a view, but for their font's size and their colour.
struct TextAppearance: Hashable {
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var isUnderlined = false
    var isStruckThrough = false
    /// nil for any number of lines.
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var textCase: Text.Case?

    /// The style values that a text gets for what does not concern its font.
    var style: [StyleValue] {
        var style: [StyleValue] = []
        if let lineLimit { style.append(.lineLimit(max(lineLimit, 1))) }
        if alignment != .leading { style.append(.textAlignment(alignment)) }
        if let textCase { style.append(.textCase(textCase.letterCase)) }
        return style
    }
}

extension Text {
    /// A way to write letters.
    public enum Case: Hashable, Sendable {
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

    /// The largest number of lines that texts have; nil for any number.
    public var lineLimit: Int? {
        get { textAppearance.lineLimit }
        set { textAppearance.lineLimit = newValue }
    }

    /// How the lines of texts stand to one another.
    public var multilineTextAlignment: TextAlignment {
        get { textAppearance.alignment }
        set { textAppearance.alignment = newValue }
    }

    /// How the letters of texts are written; nil for as they are.
    public var textCase: Text.Case? {
        get { textAppearance.textCase }
        set { textAppearance.textCase = newValue }
    }
}

extension View {
    /// Sets the weight of the texts in this view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textAppearance.weight, weight) }

    /// Sets the family of shapes of the texts in this view; nil for that of their font.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textAppearance.design, design) }

    /// Makes the texts in this view bold.
    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Slants the texts in this view.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textAppearance.isItalic, isActive) }

    /// Gives all characters of the texts in this view the same width.
    public func monospaced(_ isActive: Bool = true) -> some View { fontDesign(isActive ? .monospaced : nil) }

    /// Gives all digits of the texts in this view the same width.
    public func monospacedDigit() -> some View { environment(\.textAppearance.hasMonospacedDigits, true) }

    /// Draws a line below the texts in this view.
    public func underline(_ isActive: Bool = true) -> some View { environment(\.textAppearance.isUnderlined, isActive) }

    /// Draws a line through the texts in this view.
    public func strikethrough(_ isActive: Bool = true) -> some View {
        environment(\.textAppearance.isStruckThrough, isActive)
    }

    /// Limits the number of lines of the texts in this view: what does not fit ends with an ellipsis. Nil for no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.textAppearance.lineLimit, number) }

    /// Sets how the lines of the texts in this view stand to one another.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.textAppearance.alignment, alignment)
    }

    /// Sets how the letters of the texts in this view are written; nil for as they are.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textAppearance.textCase, textCase) }
}
