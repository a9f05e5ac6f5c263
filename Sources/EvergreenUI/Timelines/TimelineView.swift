import Foundation

/// A view that updates its content at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The content is evaluated on the server, and each date costs a message to the page. While the tab is hidden, the content is not updated.
/// The schedule continues when the tab is visible again.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The context of an update.
    public struct Context: Sendable {
        /// The frequency of updates.
        public enum Cadence: Comparable, Sendable {
            /// Several times a second.
            case live
            /// At most once a second.
            case seconds
            /// At most once a minute.
            case minutes
        }

        /// The date of the schedule.
        public let date: Date
        /// The maximum frequency of updates.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
    @State private var context: TimelineViewDefaultContext?
    @Environment(\.scenePhase) private var phase

    /// Creates a view that updates its content at the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        content(context ?? TimelineViewDefaultContext(date: firstDate, cadence: .live))
            .task(id: TimelineRun(schedule: schedule, isHidden: phase == .background)) {
                if phase != .background { await run() }
            }
    }

    /// The last date before now, or the first date if there is none.
    private var firstDate: Date {
        let now = Date.now
        var last: Date?
        for date in schedule.entries(from: now, mode: .normal) {
            guard date <= now || last == nil else { break }
            last = date
        }
        return last ?? now
    }

    private func run() async {
        var last: Date?
        for date in schedule.entries(from: .now, mode: .normal) {
            let wait = date.timeIntervalSinceNow
            // Missed dates are skipped: only the last date before now is used.
            if wait > 0 {
                show(last, before: date)
                do { try await Task.sleep(for: .seconds(min(wait, 86_400 * 365))) } catch { return }
            }
            guard !Task.isCancelled else { return }
            last = date
        }
        show(last, before: nil)
    }

    private func show(_ date: Date?, before next: Date?) {
        guard let date, date != context?.date else { return }
        let pause = next?.timeIntervalSince(date) ?? .infinity
        context = TimelineViewDefaultContext(
            date: date,
            cadence: pause >= 60 ? .minutes : pause >= 1 ? .seconds : .live
        )
    }
}

/// The context of an update of any ``TimelineView``.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The dependencies of a timeline's dates.
private struct TimelineRun<Schedule>: Equatable {
    let schedule: Schedule
    let isHidden: Bool

    /// A schedule that is not `Equatable` is treated as unchanged for the lifetime of the view.
    static func == (lhs: Self, rhs: Self) -> Bool {
        guard lhs.isHidden == rhs.isHidden else { return false }
        guard let schedule = lhs.schedule as? any Equatable else { return true }
        return schedule.equals(rhs.schedule)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
