import Foundation

/// The dates at which a ``TimelineView`` makes its content again.
public protocol TimelineSchedule {
    /// The dates, in ascending order. There may be infinitely many.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often the content may be made again.
    typealias Mode = TimelineScheduleMode

    /// The dates from the last one before `startDate` on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline makes its content again.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Less often, because nobody looks closely. A page has no use for it: it does nothing while its tab is hidden.
    case lowFrequency
}

/// Dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    /// Dates at a regular interval, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval

        /// The next date.
        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    let start: Date
    let interval: TimeInterval

    /// Dates from `startDate` on. The interval is in seconds; one below a twentieth of a second is a twentieth.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 0.05) : 3600
    }

    /// The dates from the last one before `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: start + max(passed, 0) * interval, interval: interval)
    }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    /// Makes a schedule of the beginnings of minutes.
    public init() {}

    /// The beginnings of minutes from that before `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// The dates of a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// Dates in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// All dates of the sequence.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

/// Many dates, for what moves. A page gets ten a second at most: what moves more smoothly is an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    /// Dates at an interval of at least a tenth of a second, or none while it is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 0.1)
        isPaused = paused
    }

    /// The dates from `startDate` on: one alone while the schedule is paused.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PrefixSequence<
        PeriodicTimelineSchedule.Entries
    > {
        PeriodicTimelineSchedule.Entries(date: startDate, interval: interval).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from `startDate` on at a regular interval, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// The dates of a sequence, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Many dates, for what moves.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Dates at an interval of at least a tenth of a second, or none while it is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
