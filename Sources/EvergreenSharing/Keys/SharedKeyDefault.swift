/// A key with a default value, declared once and used in many places.
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<[Todo]>.Default {
///     static var todos: Self { Self[.fileStorage(.documentsDirectory.appending(path: "todos.json")), default: []] }
/// }
///
/// @Shared(.todos) var todos
/// ```
///
/// It has the ``SharedReaderKey/id`` of its base.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
    /// The key without a default value.
    public let base: Base
    let makeDefault: @Sendable () -> Base.Value

    /// Creates a key with a default value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The initial value, if none was saved.
    public static subscript(_ key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value) -> Self {
        Self(base: key, makeDefault: value)
    }

    /// Creates a key with a different default value.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The initial value, if none was saved.
    public static subscript(_ key: Self, default value: @autoclosure @escaping @Sendable () -> Base.Value) -> Self {
        Self(base: key.base, makeDefault: value)
    }

    /// The initial value, if none was saved.
    public var defaultValue: Base.Value { makeDefault() }

    /// The id of the base.
    public var id: Base.ID { base.id }

    /// Loads the value of the base.
    public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
        base.load(context: context, continuation: continuation)
    }

    /// Subscribes to the base.
    public func subscribe(
        context: LoadContext<Base.Value>,
        subscriber: SharedSubscriber<Base.Value>
    ) -> SharedSubscription {
        base.subscribe(context: context, subscriber: subscriber)
    }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
    /// Saves to the base.
    public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
        base.save(value, context: context, continuation: continuation)
    }
}

extension _SharedKeyDefault: CustomStringConvertible {
    /// The description of the base.
    public var description: String { String(describing: base) }
}

/// A key that wraps another one.
protocol KeyWithBase<Value>: SharedReaderKey {
    associatedtype Base: SharedReaderKey<Value>

    var base: Base { get }
}

extension _SharedKeyDefault: KeyWithBase {}
