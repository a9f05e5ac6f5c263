import EvergreenConcurrency

/// Delays a page's frames while views that have just appeared wait for their initial values, so that the page does not flash their empty
/// state.
///
/// A value that takes longer is sent with a later frame.
@MainActor
final class FirstValues {
    private let loads: PendingLoads
    private let limit: Duration
    private let clock: any Clock<Duration>
    /// Whether a frame is waiting.
    private(set) var areAwaited = false
    /// Whether a frame has timed out. Further frames don't wait until all values have arrived.
    private var areLate = false

    /// - Parameters:
    ///   - loads: The pending values.
    ///   - limit: The maximum time that a frame waits.
    init(_ loads: PendingLoads, limit: Duration, clock: any Clock<Duration>) {
        self.loads = loads
        self.limit = limit
        self.clock = clock
    }

    /// Whether a frame must wait for initial values.
    ///
    /// - Parameter proceed: Called after the wait, in a later turn. Of several waiting frames, only the first one's is called.
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
