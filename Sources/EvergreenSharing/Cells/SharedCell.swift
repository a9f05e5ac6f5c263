import EvergreenConcurrency
import Foundation
import IssueReporting
import Observation
import OpenCombineShim

/// A value that threads share, and that tells of its changes.
///
/// 1. ``mutate(_:fileID:filePath:line:column:)`` changes a copy of the value while it holds the lock, and stores it. The lock is
///    recursive: the value can be read meanwhile, and is the one before the change then.
/// 2. The change is put into the outbox, still under the lock, so that changes are told of in their order.
/// 3. Without the lock, one thread at a time empties the outbox: it saves each value, and publishes it. A change that is made
///    by another thread, or by a subscriber, meanwhile is told of by the thread that is at it.
/// 4. Views, which ask for the value again, are told through the registrar, by each thread, after its change.
///
/// `@unchecked` is safe: all variables are private and only used between `lock()` and `unlock()`. A value that is not `Sendable`
/// is only reached through ``Shared``, which is not `Sendable` then either.
final class SharedCell<Value>: Observable, @unchecked Sendable {
    /// What is to be told.
    private struct News {
        let value: Value
        /// Whether the app made the change, and not the storage.
        let isSaved: Bool
    }

    private let lock = NSRecursiveLock()
    private var value: Value
    private var isMutating = false
    private var outbox: [News] = []
    private var isDelivering = false
    /// Made for the first subscriber.
    private var subject: CurrentValueSubject<Value, Never>?
    private let registrar = ObservationRegistrar()
    private let save: (@Sendable (Value) -> Void)?

    /// - Parameters:
    ///   - value: The value to begin with.
    ///   - save: Called with each value that the app sets, one after the other.
    init(_ value: Value, save: (@Sendable (Value) -> Void)? = nil) {
        self.value = value
        self.save = save
    }

    private func locked<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// What the registrar knows the value by.
    private var observed: Void { () }

    /// The value. Assertions have no say in it, and observers are not noted.
    var currentValue: Value { locked { value } }

    /// The value, for code that depends on it.
    func read(_ side: SharedAssertion.Side) -> Value {
        registrar.access(self, keyPath: \.observed)
        if let assertion = SharedAssertion.current { return assertion.value(of: self, side) }
        return currentValue
    }

    /// Sets a value that the storage has.
    func set(_ newValue: Value) {
        // Released without the lock: what is released may be anything.
        let former = locked {
            defer {
                value = newValue
                outbox.append(News(value: newValue, isSaved: false))
            }
            return value
        }
        withExtendedLifetime(former) { tell() }
    }

    /// Changes the value. In an assertion, changes what is expected of it.
    func mutate<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R {
        if let assertion = SharedAssertion.current { return try assertion.mutate(self, body) }
        let tracker = Dependency(\.sharedChangeTracker).wrappedValue
        lock.lock()
        if isMutating {
            place.report(
                """
                A shared '\(Value.self)' is changed by 'withLock' within its own 'withLock': the outer one overwrites the change.

                Change the value that the outer closure has been given.
                """
            )
        }
        let isOutermost = !isMutating
        isMutating = true
        var changed = value
        defer {
            let former = value
            value = changed
            if isOutermost { isMutating = false }
            tracker?.record(self, before: former, after: changed)
            outbox.append(News(value: changed, isSaved: true))
            lock.unlock()
            withExtendedLifetime(former) { tell() }
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

    private func tell() {
        registrar.willSet(self, keyPath: \.observed)
        registrar.didSet(self, keyPath: \.observed)
        guard beginDelivery() else { return }
        while let (news, subject) = nextNews() {
            if news.isSaved { save?(news.value) }
            subject?.send(news.value)
        }
    }

    /// False if another thread empties the outbox, or a call further out.
    private func beginDelivery() -> Bool {
        locked {
            defer { isDelivering = true }
            return !isDelivering
        }
    }

    /// The next of the outbox. Ends the delivery if there is none.
    private func nextNews() -> (News, CurrentValueSubject<Value, Never>?)? {
        locked {
            guard !outbox.isEmpty else {
                isDelivering = false
                return nil
            }
            return (outbox.removeFirst(), subject)
        }
    }
}
