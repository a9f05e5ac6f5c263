/// Holds updates back while the screen of a page shows the last frame.
///
/// A frame that nothing follows costs no timer.
@MainActor
final class FrameClock {
    /// How long a screen shows one frame: 60 are seen in a second.
    static let interval = Duration.milliseconds(16)

    private let clock: any Clock<Duration>
    private let uptime: @Sendable () -> Duration
    /// When the screen has shown the last frame, by `uptime`.
    private var shownAt: Duration?
    private var waiting: Task<Void, Never>?

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
        uptime = clock.makeUptime()
    }

    /// Whether an action waits for the screen.
    private(set) var isWaiting = false

    /// The page gets a frame.
    func start() {
        shownAt = uptime() + Self.interval
    }

    /// Calls `action` when the screen has shown the last frame: at once if it has.
    func whenShown(_ action: @escaping @MainActor () -> Void) {
        guard let shownAt, case let rest = shownAt - uptime(), rest > .zero else { return action() }
        isWaiting = true
        waiting = Task { [weak self, clock] in
            // Cancelled if the page has shown the frame before.
            _ = try? await clock.sleep(for: rest)
            self?.isWaiting = false
            action()
        }
    }

    /// The page has shown the last frame, or waits for another one.
    func end() {
        shownAt = nil
        waiting?.cancel()
    }
}
