import OpenCombineShim

/// The target of a ``SharedReader``: an independent value, that of a key, or a part of another one.
protocol Reference<Value>: AnyObject, Sendable, CustomStringConvertible {
    associatedtype Value

    /// The value, with registration of the current observer.
    func read(_ side: SharedAssertion.Side) -> Value
    /// Publishes the value, and each later one.
    var publisher: AnyPublisher<Value, Never> { get }

    var isLoading: Bool { get }
    var loadError: (any Error)? { get }
    /// Reloads the value.
    func load() async throws

    /// Whether both refer to the same value, or the same part of one.
    func isSame(as other: any Reference) -> Bool
    /// The object that stores the value, or the value that it is part of.
    var root: AnyObject { get }
}

/// The target of a ``Shared``.
protocol MutableReference<Value>: Reference {
    /// Modifies the value exclusively.
    func withLock<R>(_ body: (inout Value) throws -> R, at place: SharedPlace) rethrows -> R

    var saveError: (any Error)? { get }
    /// Saves the value, and waits for the result.
    func save() async throws
}

extension Reference {
    func isSame(as other: any Reference) -> Bool { other === self }
    var root: AnyObject { self }
}
