import Foundation

/// Formats the time between the bounds of a range of dates, in units of a calendar. Apple's Foundation names it `Date.ComponentsFormatStyle`,
/// which Foundation elsewhere reserves.
///
/// ```swift
/// (start..<end).formatted(.components(style: .wide, fields: [.week, .day]))  // 17 weeks, 1 day
/// ```
public struct DateComponentsFormatStyle: FormatStyle, Sendable {
    /// How units are named.
    public var style: Date.ComponentsFormatStyle.Style
    /// The units that may be shown; nil for all. Those with the value zero are omitted.
    public var fields: Set<Date.ComponentsFormatStyle.Field>?
    /// The calendar that divides time into units.
    public var calendar: Calendar
    /// The locale of the text.
    public var locale: Locale

    /// Creates a format.
    public init(
        style: Date.ComponentsFormatStyle.Style,
        locale: Locale = .autoupdatingCurrent,
        calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    /// Returns the time between the bounds of a range as text.
    public func format(_ value: Range<Date>) -> String {
        let units = TimeUnit.allCases.filter { fields?.contains($0.field) ?? true }
        var amount = TimeAmount(from: value.lowerBound, to: value.upperBound, in: units, calendar: calendar)
        amount.omitZeros(style == .positional ? .leading : .all)
        return amount.text(style.width, locale.ofUser) ?? ""
    }

    /// Returns the format for another locale.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// Returns the format with another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension FormatStyle where Self == DateComponentsFormatStyle {
    /// A format of the time between two dates.
    ///
    /// - Parameters:
    ///   - style: How units are named.
    ///   - fields: The units that may be shown; nil for all. Those with the value zero are omitted.
    public static func components(
        style: Date.ComponentsFormatStyle.Style,
        fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }

    /// A format of the time between two dates as hours, minutes and seconds, such as "2:09:05".
    public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
}

extension Date.ComponentsFormatStyle {
    /// How units are named.
    public struct Style: Codable, Hashable, Sendable {
        private let rawValue: String

        /// Full names, such as "2 hours, 9 minutes".
        public static let wide = Self(rawValue: "wide")

        /// Short names, such as "2 hr, 9 min".
        public static let abbreviated = Self(rawValue: "abbreviated")

        /// The shortest names, such as "2h 9m".
        public static let condensedAbbreviated = Self(rawValue: "condensedAbbreviated")

        /// Short names without spaces, such as "2hr 9min".
        public static let narrow = Self(rawValue: "narrow")

        /// Numbers in words, such as "two hours, nine minutes".
        public static let spellOut = Self(rawValue: "spellOut")

        fileprivate static let positional = Self(rawValue: "positional")

        fileprivate var width: TimeAmount.Width {
            switch self {
            case .wide: .wide
            case .condensedAbbreviated: .narrow
            case .narrow: .shorter
            case .spellOut: .spelledOut
            case .positional: .positional
            default: .short
            }
        }
    }
}

extension TimeUnit {
    fileprivate var field: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
