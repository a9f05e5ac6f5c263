public import Foundation

extension Text {
    /// A value as a formatter writes it, such as a date with a `DateFormatter`.
    ///
    /// The formatter is asked when the text is made, and has a locale of its own: the environment's has no effect. A value that it can't
    /// write is an empty text.
    nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A date as a formatter writes it, which a `DateFormatter` or a `RelativeDateTimeFormatter` does.
    ///
    /// The formatter is asked when the text is made, and has a locale of its own: the environment's has no effect. A formatter that can't
    /// write dates gives an empty text.
    nonisolated public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// An object as a formatter writes it, such as a number with a `NumberFormatter`.
    ///
    /// The formatter is asked when the text is made, and has a locale of its own: the environment's has no effect. An object that it can't
    /// write is an empty text.
    nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value as a formatter writes it, as `%@` in the key. Without a formatter, its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject,
        formatter: Formatter?
    ) {
        appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject))
    }

    /// Appends a date as a formatter writes it, as `%@` in the key. Without a formatter, its description.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter?) {
        appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }

    /// Appends an object as a formatter writes it, as `%@` in the key. Without a formatter, its description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }
}
