import CMallocTrim
import Dispatch

/// Returns the memory of ended sessions to the system.
///
/// The C library keeps freed memory in the process, for later allocations: hundreds of kilobytes for each session. Trimming
/// walks the whole heap, and blocks allocations meanwhile. So it runs on a background queue, a while after a number of sessions
/// have ended.
@MainActor
final class MemoryTrim {
    /// The memory of fewer sessions is used again soon.
    static let fewestSessions = 16

    private static let queue = DispatchQueue(label: "Evergreen.MemoryTrim", qos: .utility)

    private let clock: any Clock<Duration>
    private let delay: Duration
    private let trim: @Sendable () -> Void
    private var endedSessions = 0
    private var isScheduled = false

    /// - Parameters:
    ///   - delay: How long to wait for further sessions to end.
    ///   - trim: Called off the main actor.
    init(
        clock: any Clock<Duration>,
        delay: Duration = .seconds(1),
        trim: @escaping @Sendable () -> Void = { evergreen_malloc_trim() }
    ) {
        self.clock = clock
        self.delay = delay
        self.trim = trim
    }

    func sessionDidEnd() {
        endedSessions += 1
        guard endedSessions >= Self.fewestSessions, !isScheduled else { return }
        isScheduled = true
        Task { [weak self, clock, delay] in
            // The process ends where it is cancelled.
            guard (try? await clock.sleep(for: delay)) != nil, let self else { return }
            isScheduled = false
            endedSessions = 0
            Self.queue.async(execute: trim)
        }
    }
}
