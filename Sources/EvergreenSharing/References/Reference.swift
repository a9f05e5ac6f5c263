import OpenCombineShim

/// What a ``SharedReader`` reads: a value of its own, that of a key, or a part of another one.
protocol Reference<Value>: AnyObject, Sendable, CustomStringConvertible {
    associatedtype Value

    /// The value, for code that depends on it.
    func read(_ side: SharedAssertion.Side) -> Value
    /// Publishes the value, and each later one.
    var publisher: AnyPublisher<Value, Never> { get }

    var isLoading: Bool { get }
    var loadError: (any Error)? { get }
    /// Loads the value again.
    func load() async throws

    /// Whether both are the same value, or the same part of one.
    func isSame(as other: any Reference) -> Bool
    /// The object at the bottom, whose value it is or is part of.
    var root: AnyObject { get }
}

/// What a ``Shared`` reads and changes.
protocol MutableReference<Value>: Reference {
    /// Changes the value, while no other thread does.
    func withLock<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R

    var saveError: (any Error)? { get }
    /// Saves the value, and waits for it.
    func save() async throws
}

extension Reference {
    func isSame(as other: any Reference) -> Bool { other === self }
    var root: AnyObject { self }
}
