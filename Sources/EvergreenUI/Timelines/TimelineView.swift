import Foundation

/// A view that makes its content again at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// The server makes the content, and each date costs a message to the page. While the tab is hidden, no content is made; when
/// it is seen again, the schedule goes on from then.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The properties of an update.
    public struct Context: Sendable {
        /// How often the content is made again.
        public enum Cadence: Comparable, Sendable {
            /// Several times a second.
            case live
            /// Once a second, or less often.
            case seconds
            /// Once a minute, or less often.
            case minutes
        }

        /// The date of the schedule.
        public let date: Date
        /// How often the content is made again, at most.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
    @State private var context: TimelineViewDefaultContext?
    @Environment(\.scenePhase) private var phase

    /// A view whose content is made again at the dates of a schedule.
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

    /// The last date before now, or else the first one.
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
            // What was missed is not made up for: of the dates before now, the last one counts.
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

/// The properties of an update of any ``TimelineView``.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// What the dates of a timeline depend on.
private struct TimelineRun<Schedule>: Equatable {
    let schedule: Schedule
    let isHidden: Bool

    /// A schedule that can't be compared is one for as long as the view lives.
    static func == (lhs: Self, rhs: Self) -> Bool {
        guard lhs.isHidden == rhs.isHidden else { return false }
        guard let schedule = lhs.schedule as? any Equatable else { return true }
        return schedule.equals(rhs.schedule)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
