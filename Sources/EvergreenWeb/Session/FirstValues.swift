import EvergreenConcurrency

/// Holds back frames of a page while views that have just appeared have not got their first values: nobody sees, for an
/// instant, what a view shows without them.
///
/// A value that takes longer comes with a later frame.
@MainActor
final class FirstValues {
    private let loads: PendingLoads
    private let limit: Duration
    private let clock: any Clock<Duration>
    /// Whether a frame waits.
    private(set) var areAwaited = false
    /// Whether a frame has waited for as long as it may. Others don't, until all values are there.
    private var areLate = false

    /// - Parameters:
    ///   - loads: The values that are not there.
    ///   - limit: How long a frame waits.
    init(_ loads: PendingLoads, limit: Duration, clock: any Clock<Duration>) {
        self.loads = loads
        self.limit = limit
        self.clock = clock
    }

    /// Whether a frame that was about to be made is to wait.
    ///
    /// - Parameter proceed: Called when it has waited, in a later turn. Of several waiting frames, the first one's is called.
    func mustWait(_ proceed: @escaping @MainActor () -> Void) -> Bool {
        guard !loads.isEmpty else {
            areLate = false
            return false
        }
        guard !areAwaited, !areLate else { return areAwaited }
        areAwaited = true
        Task { [weak self, loads, limit, clock] in
            await loads.wait(atMost: limit, clock: clock)
            guard let self else { return }
            areAwaited = false
            areLate = !loads.isEmpty
            proceed()
        }
        return true
    }
}
