import Dispatch

/// Tells whether the caller runs on the queue of the main actor. On Linux, threads can't tell: once the main queue is
/// served by the pool of threads, none of them is the main thread.
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
}
