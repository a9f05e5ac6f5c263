import Dispatch

/// The queue of the main actor, and the rule for what is delivered on it.
///
/// What is sent from the main actor is delivered at once, before the call that sends it returns. What is sent from elsewhere
/// is delivered in a later turn of the main queue. Either way it is delivered in the order in which it was sent: what is sent
/// from the main actor comes after what is still on its way there. What was cancelled by then is not delivered.
///
/// - ``run(_:)`` delivers a signal, of which one is like the other: something has changed, the time has come.
/// - ``MainActorDelivery`` delivers values, whose order counts.
///
/// Work that must not happen within the call, because it is done once for all that one turn changes, is put on the main queue
/// with `DispatchQueue.main.async` instead: a live value's delivery to its observers, the save at the end of a turn.
///
/// Whether code runs on the main actor is found out at run time. The main actor runs on the main dispatch queue. On Linux,
/// that queue need not run on the process's first thread, so that the thread can't be compared. A queue-specific value is used
/// instead.
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

    /// Runs `body` synchronously if the caller is on the main actor, else in a later turn of it.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
