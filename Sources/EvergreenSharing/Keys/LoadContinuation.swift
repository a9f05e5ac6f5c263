/// What a key hands a loaded value to, exactly once.
///
/// A second call is reported as an issue and ignored. If it is released without any, that is reported, and the load fails.
public struct LoadContinuation<Value>: Sendable {
    private let once: ResumeOnce<Value?>

    /// A continuation of a load: for keys that load from other keys.
    ///
    /// - Parameters:
    ///   - description: What is loaded, for messages.
    ///   - callback: Called once, with the value, or with nil for the initial one.
    public init(
        _ description: @autoclosure () -> String = "",
        callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) {
        once = ResumeOnce("load", of: description(), callback)
    }

    /// A value was loaded.
    ///
    /// - Parameter value: The value.
    public func resume(returning value: Value) { once.resume(.success(value)) }

    /// There is no value: the initial one is used.
    public func resumeReturningInitialValue() { once.resume(.success(nil)) }

    /// The load failed: the value is kept, and ``Shared/loadError`` is set.
    ///
    /// - Parameter error: Why.
    public func resume(throwing error: any Error) { once.resume(.failure(error)) }

    /// The load has ended.
    ///
    /// - Parameter result: The value, nil for the initial one, or an error.
    public func resume(with result: Result<Value?, any Error>) { once.resume(result) }
}

/// What a key resumes when a value is saved, exactly once.
///
/// A second call is reported as an issue and ignored. If it is released without any, that is reported, and the save fails.
public struct SaveContinuation: Sendable {
    private let once: ResumeOnce<Void>

    /// A continuation of a save: for keys that save to other keys.
    ///
    /// - Parameters:
    ///   - description: What is saved, for messages.
    ///   - callback: Called once.
    public init(
        _ description: @autoclosure () -> String = "",
        callback: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        once = ResumeOnce("save", of: description(), callback)
    }

    /// The value was saved.
    public func resume() { once.resume(.success(())) }

    /// The value could not be saved: ``Shared/saveError`` is set.
    ///
    /// - Parameter error: Why.
    public func resume(throwing error: any Error) { once.resume(.failure(error)) }

    /// The save has ended.
    ///
    /// - Parameter result: Whether it succeeded.
    public func resume(with result: Result<Void, any Error>) { once.resume(result) }
}
