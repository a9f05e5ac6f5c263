public import Foundation

extension Text {
    /// Creates a text with a value formatted by a formatter, such as a date with a `DateFormatter`.
    ///
    /// The value is formatted when the text is created, with the formatter's own locale; the environment's locale has no effect. The text
    /// is empty if the formatter does not support the value.
    nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text with a date formatted by a formatter, such as a `DateFormatter` or a `RelativeDateTimeFormatter`.
    ///
    /// The date is formatted when the text is created, with the formatter's own locale; the environment's locale has no effect. The text is
    /// empty if the formatter does not support dates.
    nonisolated public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text with an object formatted by a formatter, such as a number with a `NumberFormatter`.
    ///
    /// The object is formatted when the text is created, with the formatter's own locale; the environment's locale has no effect. The text
    /// is empty if the formatter does not support the object.
    nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value formatted by a formatter, or its description without one, as `%@` in the key.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject,
        formatter: Formatter?
    ) {
        appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject))
    }

    /// Appends a date formatted by a formatter, or its description without one, as `%@` in the key.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter?) {
        appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }

    /// Appends an object formatted by a formatter, or its description without one, as `%@` in the key.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter?) {
        appendInterpolation(formatter.map { $0.string(for: subject) ?? "" } ?? subject.description)
    }
}
