import CoreMetrics

/// What a server measures of itself, for the metrics system that the process has: `Documentation/Deployment.md` lists it.
///
/// Without a metrics system, each of them is a call that does nothing.
final class ServerMetrics: Sendable {
    /// The sessions that have views, or may have them at once.
    let sessions: Meter
    /// The hidden pages that have given up their views.
    let sleepingSessions: Meter
    /// The sessions whose views are those of others as well.
    let sharingSessions: Meter
    /// The pages that are connected.
    let sockets: Meter
    /// The pieces of work that wait for the main actor.
    let queuedWork: Meter
    /// How long each piece of work kept the main actor.
    let workTime: Timer
    /// From the arrival of what the user did, up to the moment when it has been handled and its frame is about to be drawn.
    let eventTime: Timer
    /// How long first pages and whole pages were drawn.
    let drawingTime: Timer
    /// The frames that were sent, but for repetitions.
    let frames: Counter
    /// The length of those frames as text, in bytes, before any compression.
    let frameBytes: Counter

    /// - Parameter dimensions: Tell one server of the process from another.
    init(dimensions: [(String, String)] = [], factory: any MetricsFactory = MetricsSystem.factory) {
        sessions = Meter(label: "evergreen_sessions", dimensions: dimensions, factory: factory)
        sleepingSessions = Meter(label: "evergreen_sleeping_sessions", dimensions: dimensions, factory: factory)
        sharingSessions = Meter(label: "evergreen_sharing_sessions", dimensions: dimensions, factory: factory)
        sockets = Meter(label: "evergreen_sockets", dimensions: dimensions, factory: factory)
        queuedWork = Meter(label: "evergreen_queued_work", dimensions: dimensions, factory: factory)
        workTime = Timer(label: "evergreen_work_seconds", dimensions: dimensions, factory: factory)
        eventTime = Timer(label: "evergreen_event_seconds", dimensions: dimensions, factory: factory)
        drawingTime = Timer(label: "evergreen_drawing_seconds", dimensions: dimensions, factory: factory)
        frames = Counter(label: "evergreen_frames_total", dimensions: dimensions, factory: factory)
        frameBytes = Counter(label: "evergreen_frame_bytes_total", dimensions: dimensions, factory: factory)
    }
}

extension Timer {
    /// Records how long something took.
    func record(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        recordNanoseconds(overflow ? .max : nanoseconds + attoseconds / 1_000_000_000)
    }
}
