import Dispatch

/// Detects at run time whether code runs on the main actor, for notifications that arrive on any thread.
///
/// The main actor runs on the main dispatch queue. On Linux, that queue need not run on the process's first thread, so
/// that the thread can't be compared. A queue-specific value is used instead.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller may assume that it is isolated to the main actor.
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: mark) == true
    }

    /// Runs `body` synchronously if the caller is on the main actor, else in a later turn of it, in order.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
