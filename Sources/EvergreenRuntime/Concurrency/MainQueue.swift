import Dispatch

/// Tells whether code runs on the main actor, where the type system can't: in notifications that arrive on any thread.
///
/// The main actor runs on the main dispatch queue. On Linux that queue need not run on the process's first thread,
/// so that threads tell nothing; a mark on the queue does.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true
    }

    /// Runs `body` at once if the caller is on the main actor, and in a later turn of it otherwise.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
