import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        let format: Date.FormatStyle

        /// The day, in full.
        public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
        /// The time of the day.
        public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
    }

    /// A date, formatted for the environment's locale.
    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(date, format: style.format)
    }
}
