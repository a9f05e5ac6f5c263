import Foundation

/// A formatter that can parse text: a number or date formatter.
public protocol _ParsingFormatter: Formatter {
    /// Returns the parsed number or date; nil if the text can't be parsed.
    func _object(for text: String) -> Any?
}

extension NumberFormatter: _ParsingFormatter {
    public func _object(for text: String) -> Any? { number(from: text) }
}

extension DateFormatter: _ParsingFormatter {
    public func _object(for text: String) -> Any? { date(from: text) }
}

extension TextField {
    /// Creates a field for a value with a formatter and a custom label. The value is written when the user presses Return or the field
    /// loses the focus. A text that the formatter can't parse is reverted.
    public init<V>(
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: TextFieldValue(value: value, formatter: formatter), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field for a value with a formatter and a localized title.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a value with a formatter and an unlocalized title.
    @_disfavoredOverload
    public init<V>(
        _ title: some StringProtocol,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
