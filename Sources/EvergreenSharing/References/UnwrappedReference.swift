import EvergreenConcurrency
import OpenCombineShim

/// The wrapped value of a shared optional. While that is nil, the last value is returned, and changes are lost.
///
/// A row may still read its value in the update that removes it.
final class UnwrappedReference<Value>: MutableReference {
    private let base: any MutableReference<Value?>
    private let last: LastValue<Value>

    /// Nil if there is no value.
    init?(_ base: any MutableReference<Value?>) {
        guard let value = base.read(.expected) else { return nil }
        self.base = base
        last = LastValue(value)
    }

    func read(_ side: SharedAssertion.Side) -> Value {
        last.updated(with: base.read(side))
    }
    var publisher: AnyPublisher<Value, Never> { base.publisher.compactMap { $0 }.eraseToAnyPublisher() }
    func withLock<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R {
        try base.withLock(
            { value in
                var unwrapped = last.updated(with: value)
                defer { if value != nil { value = last.updated(with: unwrapped) } }
                return try body(&unwrapped)
            },
            at: place
        )
    }

    var isLoading: Bool { base.isLoading }
    var loadError: (any Error)? { base.loadError }
    var saveError: (any Error)? { base.saveError }
    func load() async throws { try await base.load() }
    func save() async throws { try await base.save() }

    func isSame(as other: any Reference) -> Bool {
        guard let other = other as? UnwrappedReference<Value> else { return false }
        return base.isSame(as: other.base)
    }
    var root: AnyObject { base.root }
    var description: String { "\(base)!" }
}

/// The read-only wrapped value of a shared optional. While that is nil, the last value is returned.
final class UnwrappedReadingReference<Value>: Reference {
    private let base: any Reference<Value?>
    private let last: LastValue<Value>

    /// Nil if there is no value.
    init?(_ base: any Reference<Value?>) {
        guard let value = base.read(.expected) else { return nil }
        self.base = base
        last = LastValue(value)
    }

    func read(_ side: SharedAssertion.Side) -> Value {
        last.updated(with: base.read(side))
    }
    var publisher: AnyPublisher<Value, Never> { base.publisher.compactMap { $0 }.eraseToAnyPublisher() }

    var isLoading: Bool { base.isLoading }
    var loadError: (any Error)? { base.loadError }
    func load() async throws { try await base.load() }

    func isSame(as other: any Reference) -> Bool {
        guard let other = other as? UnwrappedReadingReference<Value> else { return false }
        return base.isSame(as: other.base)
    }
    var root: AnyObject { base.root }
    var description: String { "\(base)!" }
}

/// The last non-nil value of an optional.
private final class LastValue<Value>: Sendable {
    private let value: Locked<Value>

    init(_ value: Value) {
        self.value = Locked(value)
    }

    /// Returns the given value and stores it, or, if it is nil, returns the last one.
    func updated(with newValue: Value?) -> Value {
        guard let newValue else { return value.withLock { $0 } }
        // Released outside the lock, because releasing it may run arbitrary code.
        let previous = value.withLock { value in
            defer { value = newValue }
            return value
        }
        _ = previous
        return newValue
    }
}
