import CMallocTrim
import Dispatch

/// Returns the memory of windows that have ended to the system.
///
/// The C library keeps freed memory in the process, for later allocations: hundreds of kilobytes for each window. Trimming
/// walks the whole heap, and blocks allocations meanwhile. So it runs on a background queue, a while after a number of windows
/// have ended.
@MainActor
final class MemoryTrim {
    /// The memory of fewer windows is used again soon.
    static let fewestWindows = 16

    private static let queue = DispatchQueue(label: "Evergreen.MemoryTrim", qos: .utility)

    private let clock: any Clock<Duration>
    private let delay: Duration
    private let trim: @Sendable () -> Void
    private var endedWindows = 0
    private var isScheduled = false

    /// - Parameters:
    ///   - delay: How long to wait for further windows to end.
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

    func windowDidEnd() {
        endedWindows += 1
        guard endedWindows >= Self.fewestWindows, !isScheduled else { return }
        isScheduled = true
        Task { [weak self, clock, delay] in
            // The process ends where it is cancelled.
            guard (try? await clock.sleep(for: delay)) != nil, let self else { return }
            isScheduled = false
            endedWindows = 0
            Self.queue.async(execute: trim)
        }
    }
}
