/// Delays updates while a page's screen shows the last frame.
///
/// A frame without a successor needs no timer.
@MainActor
final class FrameClock {
    /// The duration of one screen frame, at 60 per second.
    static let interval = Duration.milliseconds(16)

    private let clock: any Clock<Duration>
    private let uptime: @Sendable () -> Duration
    /// The time at which the screen has shown the last frame, by `uptime`.
    private var shownAt: Duration?
    private var waiting: Task<Void, Never>?

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
        uptime = clock.makeUptime()
    }

    /// Whether an action is waiting for the screen.
    private(set) var isWaiting = false

    /// Called when the page gets a frame.
    func start() {
        shownAt = uptime() + Self.interval
    }

    /// Calls `action` once the screen has shown the last frame, which may be immediately.
    func afterLastFrame(_ action: @escaping @MainActor () -> Void) {
        guard let shownAt, case let rest = shownAt - uptime(), rest > .zero else { return action() }
        isWaiting = true
        waiting = Task { [weak self, clock] in
            // Cancelled if the page has shown the frame earlier.
            _ = try? await clock.sleep(for: rest)
            self?.isWaiting = false
            action()
        }
    }

    /// Called when the page has shown the last frame, or when an event requires another one at once.
    func end() {
        shownAt = nil
        waiting?.cancel()
    }
}
