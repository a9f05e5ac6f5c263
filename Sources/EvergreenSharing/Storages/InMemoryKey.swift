import EvergreenConcurrency
import EvergreenDependencies

extension SharedReaderKey {
    /// A value in memory, for the lifetime of the app.
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

/// A value in memory, for the lifetime of the app: ``SharedReaderKey/inMemory(_:)``.
///
/// It is stored in ``EvergreenDependencies/DependencyValues/defaultInMemoryStorage``. Each test has its own.
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
        // A missing entry means that there is no value, even if nil is a value.
        if let kept = storage.values.withLock({ $0[key] }), let value = kept as? Value {
            continuation.resume(returning: value)
        } else {
            continuation.resumeReturningInitialValue()
        }
    }

    /// Never yields, because no other code writes to the storage.
    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        SharedSubscription {}
    }

    /// Stores the value.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        let previous = storage.values.withLock { values in
            defer { values[key] = value }
            return values[key]
        }
        // Released outside the lock, because releasing it may run arbitrary code.
        _ = previous
        continuation.resume()
    }
}

/// The identity of a key: its name and storage, regardless of the type of the value.
public struct InMemoryKeyID: Hashable {
    let key: String
    let storage: ObjectIdentifier
}

extension InMemoryKey: CustomStringConvertible {
    /// The key in source form.
    public var description: String { ".inMemory(\"\(key)\")" }
}

/// The storage of ``InMemoryKey`` values.
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
    /// The storage of ``InMemoryKey`` values. Each test has its own.
    public var defaultInMemoryStorage: InMemoryStorage {
        get { self[InMemoryStorageKey.self] }
        set { self[InMemoryStorageKey.self] = newValue }
    }
}
