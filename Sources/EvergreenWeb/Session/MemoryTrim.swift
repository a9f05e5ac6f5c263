import CMallocTrim
import Dispatch

/// Returns the memory of closed windows to the system.
///
/// The C library keeps freed memory in the process for later allocations: hundreds of kilobytes per window. Trimming walks the whole heap,
/// and blocks allocations meanwhile. So it runs on a background queue, with a delay, once a number of windows have been closed that new ones
/// have not replaced: the memory of those is in use again, and would have to be requested from the system once more. While further windows
/// are closed, it runs again after each delay, so that the last ones leave nothing behind.
@MainActor
final class MemoryTrim {
    /// The minimum number of closed windows without a successor. The memory of fewer is soon reused.
    static let minimumWindows = 16

    private static let queue = DispatchQueue(label: "Evergreen.MemoryTrim", qos: .utility)

    private let clock: any Clock<Duration>
    private let delay: Duration
    private let trim: @Sendable () -> Void
    private var endedWindows = 0
    private(set) var isScheduled = false

    /// - Parameters:
    ///   - delay: The time to wait for further windows to close.
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

    func windowDidOpen() { endedWindows = max(endedWindows - 1, 0) }

    func windowDidEnd() {
        endedWindows += 1
        guard endedWindows >= Self.minimumWindows, !isScheduled else { return }
        isScheduled = true
        Task { [weak self, clock, delay] in
            // Cancelled only when the process ends.
            while (try? await clock.sleep(for: delay)) != nil, let self, releaseMemory() {}
        }
    }

    /// Trims if windows have been closed since the last time. Returns whether they have.
    private func releaseMemory() -> Bool {
        guard endedWindows > 0 else {
            isScheduled = false
            return false
        }
        endedWindows = 0
        Self.queue.async(execute: trim)
        return true
    }
}
