import Foundation

/// A schedule of dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
    /// A sequence of dates in ascending order, which may be infinite.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The update frequency.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates, starting with the last one before `startDate`.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The frequency of the schedule.
    case normal
    /// A reduced frequency. Not used on a page, which does not update timelines while its tab is hidden.
    case lowFrequency
}

/// A schedule with a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    /// An infinite sequence of dates with a regular interval.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    let start: Date
    let interval: TimeInterval

    /// Creates a schedule that starts at `startDate`. The interval is in seconds, and at least 0.05.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 0.05) : 3600
    }

    /// Returns the dates, starting with the last one before `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: start + max(passed, 0) * interval, interval: interval)
    }
}

/// A schedule with the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    /// Creates a schedule with the start of every minute.
    public init() {}

    /// Returns the starts of minutes, beginning with the minute of `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// Creates a schedule with dates in ascending order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns all dates of the sequence.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}

/// A schedule for motion. A page receives at most ten updates per second; use an animation for smoother motion.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    /// Creates a schedule with an interval of at least 0.1 seconds, or a paused one.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 0.1)
        isPaused = paused
    }

    /// Returns the dates from `startDate` on; only one if the schedule is paused.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PrefixSequence<
        PeriodicTimelineSchedule.Entries
    > {
        PeriodicTimelineSchedule.Entries(date: startDate, interval: interval).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule with a regular interval, in seconds, that starts at `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// A schedule with explicit dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for motion.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule for motion with an interval of at least 0.1 seconds, or a paused one.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
