import CoreMetrics

/// The metrics of a server, recorded in the process's metrics system: `Documentation/Deployment.md` lists them.
///
/// Without a metrics system, recording does nothing.
final class ServerMetrics: Sendable {
    /// The sessions with views, or able to have them at once.
    let sessions: Meter
    /// The sleeping sessions: hidden pages that have discarded their views.
    let sleepingSessions: Meter
    /// The sessions that share their view tree with others.
    let sharingSessions: Meter
    /// The connected pages.
    let sockets: Meter
    /// The jobs that wait for the main actor.
    let queuedWork: Meter
    /// The duration of each job on the main actor.
    let workTime: Timer
    /// The time from the arrival of an event until it was handled and its frame is about to be drawn.
    let eventTime: Timer
    /// The time to render initial and complete pages.
    let drawingTime: Timer
    /// The sent frames, without retransmissions.
    let frames: Counter
    /// The uncompressed size of these frames in bytes.
    let frameBytes: Counter

    /// - Parameter dimensions: The dimensions that distinguish the servers of the process.
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
    /// Records a duration.
    func record(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        recordNanoseconds(overflow ? .max : nanoseconds + attoseconds / 1_000_000_000)
    }
}
