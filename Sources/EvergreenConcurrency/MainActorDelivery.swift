import Dispatch

/// Delivers values on the main actor, from any thread, by the rule of ``MainQueue``: synchronously if they are sent there, and always in
/// order.
///
/// 1. A sender on another thread enqueues its value, and requests a turn of the main queue.
/// 2. Each turn delivers one value, so that a fast sender does not block the main actor.
/// 3. A sender on the main actor delivers the queued values, and then its own, before ``send(_:)`` returns. The requested turns then find
///    an empty queue.
/// 4. After ``cancel()`` nothing is delivered, neither queued nor new values.
///
/// Values need not be `Sendable`. A sender passes each value once and does not use it afterwards, which publishers also guarantee for
/// Combine's `receive(on:)`; here it is only stored, under the lock, until the main actor takes it.
package final class MainActorDelivery<Value>: Sendable {
    private struct State {
        /// The values before `first` were delivered.
        var underWay: [Value?] = []
        var first = 0
        /// Nil after cancellation.
        var receive: (@MainActor (Value) -> Void)?

        mutating func takeFirst() -> Value? {
            guard first < underWay.count else { return nil }
            defer {
                underWay[first] = nil
                first += 1
                if first == underWay.count {
                    underWay.removeAll(keepingCapacity: true)
                    first = 0
                }
            }
            return underWay[first]
        }
    }

    private let state: Locked<State>

    package init(_ receive: @escaping @MainActor (Value) -> Void) {
        state = Locked(State(receive: receive))
    }

    /// Delivers a value. Can be called on any thread.
    package func send(_ value: Value) {
        state.withLock { if $0.receive != nil { $0.underWay.append(value) } }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { while deliverFirst() {} }
        } else {
            DispatchQueue.main.async { _ = self.deliverFirst() }
        }
    }

    /// Delivers a value of a sender that is always on the main actor, so that the queue is always empty.
    @MainActor
    package func deliver(_ value: Value) {
        state.withLock { $0.receive }?(value)
    }

    /// Cancels the delivery. Can be called on any thread.
    package func cancel() {
        // Released outside of the lock, because a deinitializer may call this object.
        _ = state.withLock { state in
            defer { state = State() }
            return state
        }
    }

    /// Delivers the first queued value. Returns false if there is none.
    @MainActor
    private func deliverFirst() -> Bool {
        let (value, receive) = state.withLock { ($0.takeFirst(), $0.receive) }
        guard let value, let receive else { return false }
        receive(value)
        return true
    }
}
