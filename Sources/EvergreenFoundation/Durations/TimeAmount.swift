import Foundation
import _FoundationICU

/// An amount of time in several units, largest first.
struct TimeAmount {
    /// How units are named.
    enum Width {
        /// "1 hour, 2 minutes".
        case wide
        /// "1 hr, 2 min".
        case short
        /// "1hr 2min".
        case shorter
        /// "1h 2m".
        case narrow
        /// "one hour, two minutes".
        case spelledOut
        /// "1:02:00".
        case positional
    }

    /// Which units with the value zero are omitted.
    struct Omission: OptionSet {
        let rawValue: Int
        static let leading = Self(rawValue: 1)
        static let middle = Self(rawValue: 2)
        static let trailing = Self(rawValue: 4)
        static let all: Self = [.leading, .middle, .trailing]
    }

    private(set) var parts: [(unit: TimeUnit, value: Double)]

    /// The time between two dates in some units. The rest that is smaller than the smallest one is ignored.
    init(from start: Date, to end: Date, in units: [TimeUnit], calendar: Calendar) {
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        parts = units.map { ($0, Double(components.value(for: $0.component) ?? 0)) }
    }

    /// Omits units with the value zero. One unit remains.
    mutating func omitZeros(_ omission: Omission) {
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else {
            // All are zero.
            if !omission.isDisjoint(with: [.leading, .trailing]) { parts = Array(parts.suffix(1)) }
            return
        }
        parts = parts.enumerated().filter { index, part in
            if index < first { return !omission.contains(.leading) }
            if index > last { return !omission.contains(.trailing) }
            return part.value != 0 || !omission.contains(.middle)
        }.map(\.element)
    }

    /// Omits the smallest units beyond a number.
    mutating func limit(to count: Int) { if count > 0 { parts = Array(parts.prefix(count)) } }

    /// Adds the largest unit to the next one if it is 1 of a unit of constant length, such as 1 min 3 s as 63 s.
    mutating func collapseLargest() {
        guard parts.count > 1, abs(parts[0].value) == 1 else { return }
        let lengths: [TimeUnit: Double] = [.week: 604_800, .day: 86_400, .hour: 3_600, .minute: 60, .second: 1]
        guard let large = lengths[parts[0].unit], let small = lengths[parts[1].unit] else { return }
        parts[1].value += parts[0].value * large / small
        parts.removeFirst()
    }

    /// Adds a part of the smallest unit to it.
    mutating func addFraction(_ fraction: Double) { if let last = parts.indices.last { parts[last].value += fraction } }

    // MARK: Text

    /// - Parameter pads: Whether the first number of a positional text has two digits.
    func text(_ width: Width, _ locale: Locale, pads: Bool = false) -> String? {
        guard !parts.isEmpty else { return nil }
        if width == .positional { return positionalText(locale, pads: pads) }
        // A negative amount has one sign.
        let texts = parts.enumerated().compactMap { index, part in
            Self.text(index == 0 ? part.value : abs(part.value), part.unit, width, locale)
        }
        let list: UListFormatterWidth =
            switch width {
            case .wide, .spelledOut: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            default: ULISTFMT_WIDTH_NARROW
            }
        return texts.count == parts.count ? joinedUnits(texts, width: list, locale) : nil
    }

    private static func text(_ value: Double, _ unit: TimeUnit, _ width: Width, _ locale: Locale) -> String? {
        let name: MeasurementText.Width =
            switch width {
            case .wide, .spelledOut: .wide
            case .short, .shorter: .abbreviated
            default: .narrow
            }
        guard var result = UnitFormat.of("unit/\(unit.rawValue) \(name.rawValue) .###", locale)?.result(value) else {
            return nil
        }
        switch width {
        case .spelledOut: result.number = words(value, locale) ?? result.number
        case .shorter:
            result.prefix = result.prefix.filter { !$0.isWhitespace }
            result.suffix = result.suffix.filter { !$0.isWhitespace }
        default: break
        }
        return result.text
    }

    private static func words(_ value: Double, _ locale: Locale) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: value))
    }

    private func positionalText(_ locale: Locale, pads: Bool) -> String? {
        let clock = parts.drop { ![.hour, .minute, .second].contains($0.unit) }
        let large = parts.prefix(parts.count - clock.count)
        let digits = clock.enumerated().map { index, part in
            let length = index == 0 && !pads ? 1 : 2
            let value = index == 0 && large.isEmpty ? part.value : abs(part.value)
            return value.formatted(
                .number.precision(.integerAndFractionLength(integerLimits: length..., fractionLimits: 0...3))
                    .grouping(.never).locale(locale)
            )
        }
        let time = digits.joined(separator: Self.timeSeparator(locale))
        guard !large.isEmpty else { return time }
        var days = self
        days.parts = Array(large)
        guard let text = days.text(.narrow, locale) else { return nil }
        return time.isEmpty ? text : text + " " + time
    }

    /// The separator of hours and minutes in a duration, such as a colon.
    private static func timeSeparator(_ locale: Locale) -> String {
        let sample = Duration.seconds(61).formatted(.time(pattern: .minuteSecond).locale(locale))
        return sample.filter { !$0.isNumber }
    }
}
