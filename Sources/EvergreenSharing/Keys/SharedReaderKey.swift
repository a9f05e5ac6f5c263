/// A place that shared values are loaded from: a setting, a file, a database, a server.
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
/// All ``Shared`` and ``SharedReader`` values with keys of one ``id`` have one value. It is loaded when the first of them is made,
/// and subscribed to until the last is gone.
///
/// A key that values are saved to as well is a ``SharedKey``.
public protocol SharedReaderKey<Value>: Sendable {
    /// The type of the values.
    associatedtype Value: Sendable
    /// The type of the identity: by default the key itself, if it is `Hashable`.
    associatedtype ID: Hashable = Self

    /// Tells keys apart. Two keys of one id share one value.
    var id: ID { get }

    /// Loads the value, and resumes the continuation exactly once: at once or later, on any thread.
    ///
    /// If it is resumed before this method returns, no one sees the initial value.
    ///
    /// - Parameters:
    ///   - context: What the value is loaded for.
    ///   - continuation: What to hand the value to.
    func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

    /// Subscribes to changes that others make.
    ///
    /// - Parameters:
    ///   - context: What the value is loaded for.
    ///   - subscriber: What to hand each value to, on any thread.
    /// - Returns: What ends it. Cancelled when the last shared value of the key is gone.
    func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
    /// The key itself.
    public var id: ID { self }
}

extension SharedReaderKey {
    /// A key with a default value, to be declared once: see `SharedKey.Default`.
    public typealias Default = _SharedKeyDefault<Self>
}
