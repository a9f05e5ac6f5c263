import Dispatch

/// Delivers values on the main actor, from any thread, by the rule of ``MainQueue``: at once if they are sent there, and always
/// in order.
///
/// 1. A sender on another thread adds its value to those under way, and asks for a turn of the main queue.
/// 2. Each turn delivers one value, so that a sender that is faster than the main actor does not keep others from it.
/// 3. A sender on the main actor delivers what is under way, and then its own value, before ``send(_:)`` returns. The turns
///    that were asked for find nothing.
/// 4. After ``cancel()`` nothing is delivered, neither what is under way nor what is sent.
///
/// Values need not be `Sendable`. A sender hands over each value once and does not use it afterwards, which is what publishers
/// promise for Combine's `receive(on:)`, too; here it is only kept, under the lock, until the main actor takes it.
package final class MainActorDelivery<Value>: Sendable {
    private struct State {
        /// Those before `first` were delivered.
        var underWay: [Value?] = []
        var first = 0
        /// Nil after the end.
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

    /// Delivers a value. On any thread.
    package func send(_ value: Value) {
        state.withLock { if $0.receive != nil { $0.underWay.append(value) } }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { while deliverFirst() {} }
        } else {
            DispatchQueue.main.async { _ = self.deliverFirst() }
        }
    }

    /// Delivers a value of a sender that is always on the main actor, so that nothing is ever under way.
    @MainActor
    package func deliver(_ value: Value) {
        state.withLock { $0.receive }?(value)
    }

    /// Delivers nothing more. On any thread.
    package func cancel() {
        // Released without the lock: what is released may call this object.
        _ = state.withLock { state in
            defer { state = State() }
            return state
        }
    }

    /// False if nothing was under way.
    @MainActor
    private func deliverFirst() -> Bool {
        let (value, receive) = state.withLock { ($0.takeFirst(), $0.receive) }
        guard let value, let receive else { return false }
        receive(value)
        return true
    }
}
