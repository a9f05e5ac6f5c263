/// Receives changes made elsewhere from a key. It may be called any number of times, on any thread.
public struct SharedSubscriber<Value>: Sendable {
    private let callback: @Sendable (Result<Value?, any Error>) -> Void
    private let onLoading: @Sendable (Bool) -> Void

    /// Creates a subscriber, for keys that subscribe to other keys.
    ///
    /// - Parameters:
    ///   - callback: Called with each value, or with nil for the initial one.
    ///   - onLoading: Called when a load starts and ends.
    public init(
        callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
        onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.callback = callback
        self.onLoading = onLoading
    }

    /// Reports a changed value.
    ///
    /// - Parameter value: The new value.
    public func yield(_ value: Value) { callback(.success(value)) }

    /// Reports that there is no value any more: the initial one is used.
    public func yieldReturningInitialValue() { callback(.success(nil)) }

    /// Reports that the value can't be loaded: the last one is kept, and ``Shared/loadError`` is set.
    ///
    /// - Parameter error: The error.
    public func yield(throwing error: any Error) { callback(.failure(error)) }

    /// Reports a changed value, or an error.
    ///
    /// - Parameter result: The value, nil for the initial one, or an error.
    public func yield(with result: Result<Value?, any Error>) { callback(result) }

    /// Reports the start or end of a load: ``Shared/isLoading``. A value also ends it.
    ///
    /// - Parameter isLoading: Whether a load has started.
    public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}

/// The subscription of a key.
public struct SharedSubscription: Sendable {
    private let once: CancelOnce

    /// Creates a subscription.
    ///
    /// - Parameter cancel: Called once, by ``cancel()``, or when the last copy is released.
    public init(_ cancel: @escaping @Sendable () -> Void) {
        once = CancelOnce(cancel)
    }

    /// Ends the subscription. May be called on any thread; only the first call has an effect.
    public func cancel() { once.cancel() }
}
