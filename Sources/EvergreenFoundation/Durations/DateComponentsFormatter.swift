import Foundation

/// A formatter of amounts of time, such as "1h 5m" or "1:05:00". See also ``DateComponentsFormatStyle``.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// formatter.unitsStyle = .abbreviated
/// formatter.string(from: 3_900)  // 1h 5m
/// ```
///
/// A rest that is smaller than the smallest unit is ignored, unless ``allowsFractionalUnits`` is set. Foundation's phrases for approximate
/// and remaining times are not available: CLDR has no translations of them.
open class DateComponentsFormatter: Formatter {
    /// How units are named.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons, such as "1:02:05".
        case positional
        /// The shortest names, such as "1h 2m 5s".
        case abbreviated
        /// Short names, such as "1 hr, 2 min, 5 sec".
        case short
        /// Full names, such as "1 hour, 2 minutes, 5 seconds".
        case full
        /// Numbers in words, such as "one hour, two minutes, five seconds".
        case spellOut
        /// Short names without spaces, such as "1hr 2min 5sec".
        case brief
    }

    /// Which units with the value zero are shown.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Omits leading zeros in positional texts, and all zeros in others.
        public static let `default` = Self(rawValue: 1 << 0)

        /// Omits the units before the first that is not zero.
        public static let dropLeading = Self(rawValue: 1 << 1)

        /// Omits units between others that are not zero.
        public static let dropMiddle = Self(rawValue: 1 << 2)

        /// Omits the units after the last that is not zero.
        public static let dropTrailing = Self(rawValue: 1 << 3)

        /// Omits all units that are zero.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]

        /// Shows all units, and two digits of each in a positional text.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// The units that may be shown: years, months, weeks of the month, days, hours, minutes and seconds. If empty, those are all allowed for a
    /// time interval, and the given ones for date components.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units are named.
    open var unitsStyle = UnitsStyle.positional
    /// Which units with the value zero are shown.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The maximum number of units; 0 for all. Smaller units are omitted.
    open var maximumUnitCount = 0
    /// Whether a single largest unit is added to the next one: 1 minute and 3 seconds are then 63 seconds.
    open var collapsesLargestUnit = false
    /// Whether the smallest unit has up to three decimal places: 90 minutes in hours are then 1.5 hours.
    open var allowsFractionalUnits = false
    /// The calendar that divides time into units, and whose locale is that of the text.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which an amount of time begins, on which the lengths of months depend. By default the start of 2001.
    open var referenceDate: Date?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter. The coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the time between two dates as text.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, defaultUnits: TimeUnit.allCases)
    }

    /// Returns a number of seconds as text; nil if it is infinite, or not a number.
    open func string(from ti: TimeInterval) -> String? {
        // The calendar can't compute with dates that are millions of years away.
        guard abs(ti) < 1e13 else { return nil }
        let start = presentReferenceDate
        return string(from: start, to: start + ti)
    }

    /// Returns date components as text; nil if the calendar can't add them to the reference date.
    open func string(from components: DateComponents) -> String? {
        let start = presentReferenceDate
        let units = TimeUnit.allCases.filter { components.value(for: $0.component) != nil }
        guard let end = presentCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end, defaultUnits: units.isEmpty ? [.second] : units)
    }

    /// Returns date components or an interval as text; nil for other objects.
    open override func string(for object: Any?) -> String? {
        switch object {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    /// Returns date components as text in the current locale.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var presentReferenceDate: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var presentCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private func string(from start: Date, to end: Date, defaultUnits: [TimeUnit]) -> String? {
        let calendar = presentCalendar
        let units = allowedUnits.isEmpty ? defaultUnits : TimeUnit.allCases.filter { allowedUnits.contains($0.flag) }
        guard !units.isEmpty else { return nil }
        var amount = TimeAmount(from: start, to: end, in: units, calendar: calendar)
        if allowsFractionalUnits { amount.addFraction(rest(of: amount, from: start, to: end)) }
        amount.omitZeros(omission)
        if collapsesLargestUnit { amount.collapseLargest() }
        amount.limit(to: maximumUnitCount)
        return amount.text(width, calendar.textLocale, pads: zeroFormattingBehavior.contains(.pad))
    }

    /// The time that an amount does not contain, as a part of its smallest unit.
    private func rest(of amount: TimeAmount, from start: Date, to end: Date) -> Double {
        guard let smallest = amount.parts.last?.unit else { return 0 }
        var components = DateComponents()
        for part in amount.parts { components.setValue(Int(part.value), for: part.unit.component) }
        guard let reached = presentCalendar.date(byAdding: components, to: start),
            let next = presentCalendar.date(byAdding: smallest.component, value: end < start ? -1 : 1, to: reached)
        else { return 0 }
        return end.timeIntervalSince(reached) / abs(next.timeIntervalSince(reached))
    }

    private var omission: TimeAmount.Omission {
        let behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return [] }
        if behavior.contains(.default) { return unitsStyle == .positional ? .leading : .all }
        var omission: TimeAmount.Omission = []
        if behavior.contains(.dropLeading) { omission.insert(.leading) }
        if behavior.contains(.dropMiddle) { omission.insert(.middle) }
        if behavior.contains(.dropTrailing) { omission.insert(.trailing) }
        return omission
    }

    private var width: TimeAmount.Width {
        switch unitsStyle {
        case .positional: .positional
        case .abbreviated: .narrow
        case .short: .short
        case .full: .wide
        case .spellOut: .spelledOut
        case .brief: .shorter
        }
    }
}

extension TimeUnit {
    fileprivate var flag: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
