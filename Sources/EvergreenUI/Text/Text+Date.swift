import Foundation

extension Text {
    /// The style of a displayed date.
    public struct DateStyle: Hashable, Sendable {
        enum Form: Hashable, Sendable {
            case format(Date.FormatStyle)
            case relative, offset, timer
        }

        let form: Form

        /// Day, month and year in the locale's long format.
        public static let date = DateStyle(form: .format(Date.FormatStyle(date: .long, time: .omitted)))
        /// The time of day in the locale's short format.
        public static let time = DateStyle(form: .format(Date.FormatStyle(date: .omitted, time: .shortened)))
        /// The time between the date and now: “2 min, 5 sec”. It updates while the tab is visible.
        public static let relative = DateStyle(form: .relative)
        /// The signed time between the date and now, in its largest unit: “+2 minutes”. It updates while the tab is visible.
        public static let offset = DateStyle(form: .offset)
        /// The time between the date and now, as a clock: “2:05”. It updates every second while the tab is visible.
        public static let timer = DateStyle(form: .timer)
    }

    /// Creates a text with a date, formatted for the environment's locale, calendar and time zone.
    nonisolated public init(_ date: Date, style: DateStyle) {
        switch style.form {
        case .format(let format): self.init(date, format: format)
        case .relative: self.init(storage: .live(.relative(date)))
        case .offset: self.init(storage: .live(.offset(date)))
        case .timer: self.init(storage: .live(.timer(date)))
        }
    }
}
