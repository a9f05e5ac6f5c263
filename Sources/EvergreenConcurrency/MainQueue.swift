import Dispatch

/// The queue of the main actor, and the rule for deliveries on it.
///
/// Deliveries from the main actor are synchronous. Deliveries from elsewhere happen in a later turn of the main queue. All are made in
/// order: a delivery from the main actor comes after the queued ones. Cancelled deliveries are not made.
///
/// - ``run(_:)`` delivers interchangeable signals, such as changes and timers.
/// - ``MainActorDelivery`` delivers values, whose order matters.
///
/// Work that must not be synchronous, because it is done once for all changes of a turn, is enqueued with `DispatchQueue.main.async`
/// instead: the delivery of a live value to its observers, the save at the end of a turn.
///
/// Whether code runs on the main actor is determined at run time. The main actor runs on the main dispatch queue. On Linux, that queue need
/// not run on the process's first thread, so the thread can't be compared. A queue-specific value is used instead.
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

    /// Runs `body` synchronously if the caller is on the main actor, otherwise in a later turn.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
