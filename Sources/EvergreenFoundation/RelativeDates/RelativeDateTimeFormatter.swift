import EvergreenConcurrency
import Foundation
import _FoundationICU

/// A formatter of dates relative to others, such as "5 minutes ago" or "tomorrow". See also Foundation's `Date.RelativeFormatStyle`.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// formatter.localizedString(for: message.date, relativeTo: .now)
/// ```
///
/// The largest unit that has passed completely is shown: 119 seconds are one minute.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether dates have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers only, such as "1 day ago".
        case numeric
        /// Names where a language has them, such as "yesterday".
        case named
    }

    /// How units are named.
    public enum UnitsStyle: Int, Sendable {
        /// Full names, such as "2 months ago".
        case full
        /// Numbers in words, such as "two months ago".
        case spellOut
        /// Short names, such as "2 mo. ago".
        case short
        /// The shortest names, such as "2mo ago".
        case abbreviated
    }

    /// Whether dates have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are named.
    open var unitsStyle = UnitsStyle.full
    /// Where the text is shown, on which its capitalization depends.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar of the differences between dates.
    open var calendar = Calendar.autoupdatingCurrent
    /// The locale of the text.
    open var locale = Locale.autoupdatingCurrent

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter. The coder is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a date relative to another one, as text.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = TimeUnit.allCases.map(\.component)
        return localizedString(from: calendar.dateComponents(Set(units), from: referenceDate, to: date))
    }

    /// Returns a time relative to now as text: negative intervals are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// Returns the largest unit of the components that is not zero, as text: negative values are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = TimeUnit.allCases.compactMap { unit in
            dateComponents.value(for: unit.component).map { (unit: unit, value: $0) }
        }
        let shown = values.first { $0.value != 0 } ?? values.last ?? (.second, 0)
        return text(shown.value, shown.unit) ?? ""
    }

    /// Returns a date relative to now as text, or the text of date components; nil for other objects.
    open override func string(for object: Any?) -> String? {
        switch object {
        case let date as Date: localizedString(for: date, relativeTo: .now)
        case let components as DateComponents: localizedString(from: components)
        default: nil
        }
    }

    private func text(_ value: Int, _ unit: TimeUnit) -> String? {
        let format = RelativeFormat.of(
            RelativeFormat.Key(locale: locale.ofUser.identifier, style: unitsStyle, context: formattingContext)
        )
        return format?.text(value, unit, isNamed: dateTimeStyle == .named)
    }
}

/// A relative date format of ICU. It is cached: creating one takes some tenths of a millisecond.
///
/// `@unchecked Sendable`: the formatter is only used under a lock, because its number format may be mutable.
private final class RelativeFormat: @unchecked Sendable {
    struct Key: Hashable {
        var locale: String
        var style: RelativeDateTimeFormatter.UnitsStyle
        var context: Formatter.Context
    }

    private static let cache = Locked<[Key: RelativeFormat]>([:])
    private static let cacheLimit = 256

    private let formatter: OpaquePointer
    private let lock = Locked(())

    static func of(_ key: Key) -> RelativeFormat? {
        if let format = cache.withLock({ $0[key] }) { return format }
        guard let format = RelativeFormat(key) else { return nil }
        cache.withLock { cache in
            if cache.count >= cacheLimit { cache.removeAll() }
            cache[key] = format
        }
        return format
    }

    private init?(_ key: Key) {
        var status = U_ZERO_ERROR
        // The formatter takes ownership of the number format.
        let words = key.style == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, key.locale, nil, &status) : nil
        guard !status.isFailure,
            let opened = swift_ureldatefmt_open(key.locale, words, key.style.width, key.context.capitalization, &status)
        else { return nil }
        guard !status.isFailure else {
            swift_ureldatefmt_close(opened)
            return nil
        }
        formatter = opened
    }

    deinit { swift_ureldatefmt_close(formatter) }

    func text(_ value: Int, _ unit: TimeUnit, isNamed: Bool) -> String? {
        lock.withLock { _ in
            icuText { buffer, capacity, status in
                isNamed
                    ? swift_ureldatefmt_format(formatter, Double(value), unit.relativeUnit, buffer, capacity, &status)
                    : swift_ureldatefmt_formatNumeric(
                        formatter,
                        Double(value),
                        unit.relativeUnit,
                        buffer,
                        capacity,
                        &status
                    )
            }
        }
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var width: UDateRelativeDateTimeFormatterStyle {
        switch self {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }
}

extension Formatter.Context {
    fileprivate var capitalization: UDisplayContext {
        switch self {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

extension TimeUnit {
    fileprivate var relativeUnit: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }
}
