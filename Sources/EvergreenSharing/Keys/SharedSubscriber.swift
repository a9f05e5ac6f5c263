/// What a key hands the changes to that others make. It may be called any number of times, on any thread.
public struct SharedSubscriber<Value>: Sendable {
    private let callback: @Sendable (Result<Value?, any Error>) -> Void
    private let onLoading: @Sendable (Bool) -> Void

    /// A subscriber: for keys that subscribe to other keys.
    ///
    /// - Parameters:
    ///   - callback: Called with each value, or with nil for the initial one.
    ///   - onLoading: Called when a load begins and ends.
    public init(
        callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
        onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.callback = callback
        self.onLoading = onLoading
    }

    /// The value has changed.
    ///
    /// - Parameter value: The new one.
    public func yield(_ value: Value) { callback(.success(value)) }

    /// There is no value any more: the initial one is used.
    public func yieldReturningInitialValue() { callback(.success(nil)) }

    /// The value can't be loaded: the last one is kept, and ``Shared/loadError`` is set.
    ///
    /// - Parameter error: Why.
    public func yield(throwing error: any Error) { callback(.failure(error)) }

    /// The value has changed, or can't be loaded.
    ///
    /// - Parameter result: The value, nil for the initial one, or an error.
    public func yield(with result: Result<Value?, any Error>) { callback(result) }

    /// A load has begun or ended: ``Shared/isLoading``. A value ends it, too.
    ///
    /// - Parameter isLoading: Whether it has begun.
    public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}

/// What ends the subscription of a key.
public struct SharedSubscription: Sendable {
    private let once: CancelOnce

    /// Makes a subscription.
    ///
    /// - Parameter cancel: Called once, by ``cancel()``, or when the last copy is released.
    public init(_ cancel: @escaping @Sendable () -> Void) {
        once = CancelOnce(cancel)
    }

    /// Ends the subscription. On any thread; only the first call counts.
    public func cancel() { once.cancel() }
}
