/// A storage that shared values are loaded from: a setting, a file, a database, a server.
///
/// ```swift
/// struct ClockKey: SharedReaderKey {
///     let id = "clock"
///
///     func load(context: LoadContext<Date>, continuation: LoadContinuation<Date>) {
///         continuation.resume(returning: .now)
///     }
///
///     func subscribe(context: LoadContext<Date>, subscriber: SharedSubscriber<Date>) -> SharedSubscription {
///         let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { subscriber.yield($0) }
///         return SharedSubscription { timer.cancel() }
///     }
/// }
/// ```
///
/// All ``Shared`` and ``SharedReader`` values whose keys have the same ``id`` refer to one value. It is loaded when the first of them is
/// created, and subscribed to until the last one is released.
///
/// A key that can also be saved to is a ``SharedKey``.
public protocol SharedReaderKey<Value>: Sendable {
    /// The type of the values.
    associatedtype Value: Sendable
    /// The type of the id: by default the key itself, if it is `Hashable`.
    associatedtype ID: Hashable = Self

    /// The identity of the key. Keys with the same id share one value.
    var id: ID { get }

    /// Loads the value, and resumes the continuation exactly once, immediately or later, on any thread.
    ///
    /// If it is resumed before this method returns, the initial value is never visible.
    ///
    /// - Parameters:
    ///   - context: The reason for the load.
    ///   - continuation: The continuation to resume with the value.
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

    /// Subscribes to changes made elsewhere.
    ///
    /// - Parameters:
    ///   - context: The reason for loading the value.
    ///   - subscriber: Receives each value, on any thread.
    /// - Returns: The subscription. It is cancelled when the last shared value of the key is released.
    func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
    /// The key itself.
    public var id: ID { self }
}

extension SharedReaderKey {
    /// A key with a default value: see `SharedKey.Default`.
    public typealias Default = _SharedKeyDefault<Self>
}
