import Foundation

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Form: Hashable, Sendable {
            case format(Date.FormatStyle)
            case relative, offset, timer
        }

        let form: Form

        /// Day, month and year, in the locale's long format.
        public static let date = DateStyle(form: .format(Date.FormatStyle(date: .long, time: .omitted)))
        /// The time of day, in the locale's short format.
        public static let time = DateStyle(form: .format(Date.FormatStyle(date: .omitted, time: .shortened)))
        /// How far the date is away: “2 min, 5 sec”. It changes with time, unless the tab is hidden.
        public static let relative = DateStyle(form: .relative)
        /// How far the date is away, in the largest unit and with a sign: “+2 minutes”. It changes with time.
        public static let offset = DateStyle(form: .offset)
        /// How far the date is away, as a clock: “2:05”. It changes every second, unless the tab is hidden.
        public static let timer = DateStyle(form: .timer)
    }

    /// A date, formatted for the environment's locale, calendar and time zone.
    nonisolated public init(_ date: Date, style: DateStyle) {
        switch style.form {
        case .format(let format): self.init(date, format: format)
        case .relative: self.init(storage: .live(.relative(date)))
        case .offset: self.init(storage: .live(.offset(date)))
        case .timer: self.init(storage: .live(.timer(date)))
        }
    }
}
