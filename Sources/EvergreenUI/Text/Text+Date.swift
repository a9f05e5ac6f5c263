import Foundation

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        let format: Date.FormatStyle

        /// Day, month and year, in the locale's long format.
        public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
        /// The time of day, in the locale's short format.
        public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
    }

    /// A date, formatted for the environment's locale, calendar and time zone.
    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(date, format: style.format)
    }
}
