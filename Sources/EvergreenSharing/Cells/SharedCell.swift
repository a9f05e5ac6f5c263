import EvergreenConcurrency
import Foundation
import IssueReporting
import Observation
import OpenCombineShim

/// A value shared by threads that publishes its changes.
///
/// 1. ``mutate(_:fileID:filePath:line:column:)`` modifies a copy of the value under the lock, and stores it. The lock is recursive: the
///    value can be read meanwhile, and is then the previous one.
/// 2. The change is appended to the outbox, still under the lock, which preserves the order of changes.
/// 3. Without the lock, one thread at a time empties the outbox: it saves each value, and publishes it. Changes made meanwhile by another
///    thread, or by a subscriber, are delivered by the same thread.
/// 4. Views, which read the value again, are notified through the registrar, by each thread after its change.
///
/// `@unchecked` is safe: all variables are private and only used between `lock()` and `unlock()`. A value that is not `Sendable` can only
/// be reached through ``Shared``, which is then not `Sendable` either.
final class SharedCell<Value>: Observable, @unchecked Sendable {
    /// A change to deliver.
    private struct PendingChange {
        let value: Value
        /// Whether the app made the change, rather than the storage.
        let isSaved: Bool
    }

    private let lock = NSRecursiveLock()
    private var value: Value
    private var isMutating = false
    private var outbox: [PendingChange] = []
    private var isDelivering = false
    /// Created for the first subscriber.
    private var subject: CurrentValueSubject<Value, Never>?
    private let registrar = ObservationRegistrar()
    private let save: (@Sendable (Value) -> Void)?

    /// - Parameters:
    ///   - value: The initial value.
    ///   - save: Called sequentially with each value that the app sets.
    init(_ value: Value, save: (@Sendable (Value) -> Void)? = nil) {
        self.value = value
        self.save = save
    }

    private func locked<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// The property that represents the value in the registrar.
    private var observed: Void { () }

    /// The value, unaffected by assertions, and without registering observers.
    var currentValue: Value { locked { value } }

    /// The value, with registration of the current observer.
    func read(_ side: SharedAssertion.Side) -> Value {
        registrar.access(self, keyPath: \.observed)
        if let assertion = SharedAssertion.current { return assertion.value(of: self, side) }
        return currentValue
    }

    /// Sets a value from the storage.
    func set(_ newValue: Value) {
        // Released outside the lock, because releasing it may run arbitrary code.
        let previous = locked {
            defer {
                value = newValue
                outbox.append(PendingChange(value: newValue, isSaved: false))
            }
            return value
        }
        withExtendedLifetime(previous) { notifyObservers() }
    }

    /// Modifies the value. In an assertion, modifies the expected value.
    func mutate<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R {
        if let assertion = SharedAssertion.current { return try assertion.mutate(self, body) }
        let tracker = Dependency(\.sharedChangeTracker).wrappedValue
        lock.lock()
        if isMutating {
            place.report(
                """
                A shared '\(Value.self)' is changed by a nested 'withLock': the outer 'withLock' overwrites the change.

                Change the argument of the outer closure.
                """
            )
        }
        let isOutermost = !isMutating
        isMutating = true
        var changed = value
        defer {
            let previous = value
            value = changed
            if isOutermost { isMutating = false }
            tracker?.record(self, before: previous, after: changed)
            outbox.append(PendingChange(value: changed, isSaved: true))
            lock.unlock()
            withExtendedLifetime(previous) { notifyObservers() }
        }
        return try body(&changed)
    }

    /// Publishes the value, and each later one.
    var publisher: AnyPublisher<Value, Never> {
        locked {
            let subject = subject ?? CurrentValueSubject(value)
            self.subject = subject
            return subject.eraseToAnyPublisher()
        }
    }

    private func notifyObservers() {
        registrar.willSet(self, keyPath: \.observed)
        registrar.didSet(self, keyPath: \.observed)
        guard beginDelivery() else { return }
        while let (change, subject) = nextChange() {
            if change.isSaved { save?(change.value) }
            subject?.send(change.value)
        }
    }

    /// Returns false if another thread, or an outer call, is emptying the outbox.
    private func beginDelivery() -> Bool {
        locked {
            defer { isDelivering = true }
            return !isDelivering
        }
    }

    /// Returns the next change in the outbox. Ends the delivery if there is none.
    private func nextChange() -> (PendingChange, CurrentValueSubject<Value, Never>?)? {
        locked {
            guard !outbox.isEmpty else {
                isDelivering = false
                return nil
            }
            return (outbox.removeFirst(), subject)
        }
    }
}
