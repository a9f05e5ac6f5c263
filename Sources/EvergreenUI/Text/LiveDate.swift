import Foundation

/// A text that depends on the current time, or a formatted time range.
enum LiveDate: Hashable, Sendable {
    /// The time between a date and now: “2 min, 5 sec”.
    case relative(Date)
    /// The signed time between a date and now, in its largest unit: “+2 minutes”.
    case offset(Date)
    /// The time between a date and now, as a clock: “2:05”.
    case timer(Date)
    /// The elapsed or remaining time of an interval, as a clock that is clamped to the interval.
    case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    /// A range between two dates. It does not depend on the current time.
    case range(ClosedRange<Date>)

    func text(at now: Date, in environment: EnvironmentValues) -> String {
        switch self {
        case .relative(let date):
            let seconds = abs(now.timeIntervalSince(date)).wholeSeconds
            let style = Duration.UnitsFormatStyle(
                allowedUnits: seconds < 3600 ? [.minutes, .seconds] : [.weeks, .days, .hours, .minutes],
                width: .abbreviated,
                maximumUnitCount: 2,
                fractionalPart: .hide(rounded: .towardZero)
            )
            return style.locale(environment.locale).format(.seconds(seconds))
        case .offset(let date):
            let passed = now.timeIntervalSince(date)
            let style = Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds],
                width: .wide,
                maximumUnitCount: 1,
                fractionalPart: .hide(rounded: .towardZero)
            )
            let text = style.locale(environment.locale).format(.seconds(abs(passed).wholeSeconds))
            return (passed < 0 ? "-" : "+") + text
        case .timer(let date):
            return Self.clock(abs(now.timeIntervalSince(date)), showsHours: true)
        case .interval(let interval, let pause, let countsDown, let showsHours):
            let moment = min(max(min(now, pause ?? now), interval.lowerBound), interval.upperBound)
            let time =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
                : moment.timeIntervalSince(interval.lowerBound)
            return Self.clock(time, showsHours: showsHours)
        case .range(let range):
            let isOneDay = environment.calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
            let style = Date.IntervalFormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
            return style.adapted(to: environment).format(range.lowerBound..<range.upperBound)
        }
    }

    /// The number of seconds until the text changes; nil for never.
    func delay(at now: Date) -> TimeInterval? {
        switch self {
        case .relative(let date), .offset(let date), .timer(let date):
            let passed = now.timeIntervalSince(date)
            if case .timer = self { return passed.untilNextSecond }
            return abs(passed) < 3600
                ? passed.untilNextSecond : 60 - abs(passed).truncatingRemainder(dividingBy: 60) + 0.05
        case .interval(let interval, let pause, _, _):
            let end = min(pause ?? interval.upperBound, interval.upperBound)
            guard now < end else { return nil }
            return now < interval.lowerBound
                ? interval.lowerBound.timeIntervalSince(now)
                : now.timeIntervalSince(interval.lowerBound).untilNextSecond
        case .range:
            return nil
        }
    }

    private static func clock(_ time: TimeInterval, showsHours: Bool) -> String {
        let seconds = time.wholeSeconds
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60)
        return hours > 0 && showsHours
            ? "\(hours):\(digits(minutes % 60)):\(digits(seconds % 60))" : "\(minutes):\(digits(seconds % 60))"
    }
}

extension TimeInterval {
    fileprivate var wholeSeconds: Int { Int(exactly: rounded(.down)) ?? 0 }

    /// Slightly more than the time until the next second, so that the text has changed by then.
    fileprivate var untilNextSecond: TimeInterval { self.rounded(.down) + 1 - self + 0.01 }
}

extension Text {
    /// Creates a text with the range between two dates: times for dates on the same day, otherwise dates with times.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        self.init(storage: .live(.range(dates)))
    }

    /// Creates a text with the bounds of an interval: times for dates on the same day, otherwise dates with times.
    nonisolated public init(_ interval: DateInterval) {
        self.init(storage: .live(.range(interval.start...interval.end)))
    }

    /// Creates a timer for an interval: “4:59”. It updates every second while the tab is visible.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the timer runs. Outside of it, the timer shows its first or its last value.
    ///   - pauseTime: The time at which the timer pauses; nil for never.
    ///   - countsDown: Whether the timer shows the remaining time rather than the elapsed time.
    ///   - showsHours: Whether the timer shows hours; otherwise minutes can exceed 60.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let live = LiveDate.interval(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(storage: .live(live))
    }

    /// The number of seconds until the text changes; nil for never. Most texts never do, and don't ask for the time.
    func delay(at now: @autoclosure () -> Date) -> TimeInterval? {
        switch storage {
        case .live(let live): live.delay(at: now())
        case .joined(let first, let second): [first, second].compactMap { $0.delay(at: now()) }.min()
        case .key(let key, _): key.texts.compactMap { $0.delay(at: now()) }.min()
        case .verbatim, .standard, .formatted, .attributed, .image: nil
        }
    }
}
