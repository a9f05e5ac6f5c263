import Foundation

/// A formatter that parses texts: one of numbers or of dates.
public protocol _ParsingFormatter: Formatter {
    /// The number or the date of a text; nil for none.
    func _object(for text: String) -> Any?
}

extension NumberFormatter: _ParsingFormatter {
    public func _object(for text: String) -> Any? { number(from: text) }
}

extension DateFormatter: _ParsingFormatter {
    public func _object(for text: String) -> Any? { date(from: text) }
}

extension TextField {
    /// A field for a value of a formatter, with a custom label. The value is written when the user presses Return or leaves
    /// the field; a text that the formatter can't parse is reset.
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
    /// A field for a value of a formatter, with a localized title.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: any _ParsingFormatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a value of a formatter, with a title that is not localized.
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
