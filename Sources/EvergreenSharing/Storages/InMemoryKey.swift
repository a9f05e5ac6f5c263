import EvergreenConcurrency
import EvergreenDependencies

extension SharedReaderKey {
    /// A value that is kept in memory as long as the app runs.
    ///
    /// ```swift
    /// @Shared(.inMemory("draft")) var draft = ""
    /// ```
    ///
    /// - Parameter key: The name of the value.
    /// - Returns: The key.
    public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
        InMemoryKey(key)
    }
}

/// Keeps a value in memory as long as the app runs: ``SharedReaderKey/inMemory(_:)``.
///
/// It is kept in ``EvergreenDependencies/DependencyValues/defaultInMemoryStorage``, of which each test has its own.
public struct InMemoryKey<Value: Sendable>: SharedKey {
    private let key: String
    private let storage: InMemoryStorage

    init(_ key: String) {
        self.key = key
        storage = Dependency(\.defaultInMemoryStorage).wrappedValue
    }

    /// The name and the storage.
    public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: ObjectIdentifier(storage)) }

    /// Loads the value of the storage.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        // Nothing is no value, also where nil is one.
        if let kept = storage.values.withLock({ $0[key] }), let value = kept as? Value {
            continuation.resume(returning: value)
        } else {
            continuation.resumeReturningInitialValue()
        }
    }

    /// Never yields: nobody else writes to the storage.
    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        SharedSubscription {}
    }

    /// Puts the value into the storage.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        let former = storage.values.withLock { values in
            defer { values[key] = value }
            return values[key]
        }
        // Released without the lock: what is released may be anything.
        _ = former
        continuation.resume()
    }
}

/// Tells keys of other names and storages apart, whatever the types of their values.
public struct InMemoryKeyID: Hashable {
    let key: String
    let storage: ObjectIdentifier
}

extension InMemoryKey: CustomStringConvertible {
    /// The key as it is written.
    public var description: String { ".inMemory(\"\(key)\")" }
}

/// Where the values of ``InMemoryKey`` are.
public final class InMemoryStorage: Sendable {
    let values = Locked<[String: any Sendable]>([:])

    /// An empty storage.
    public init() {}
}

private enum InMemoryStorageKey: DependencyKey {
    static let liveValue = InMemoryStorage()
    static var previewValue: InMemoryStorage { InMemoryStorage() }
    static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
    /// Where ``InMemoryKey`` keeps its values. Each test has its own.
    public var defaultInMemoryStorage: InMemoryStorage {
        get { self[InMemoryStorageKey.self] }
        set { self[InMemoryStorageKey.self] = newValue }
    }
}
