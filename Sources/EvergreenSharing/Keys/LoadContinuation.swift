/// The continuation of a load, which a key must resume exactly once.
///
/// A second call is reported as an issue and ignored. If the continuation is released without a call, that is reported, and the load fails.
public struct LoadContinuation<Value>: Sendable {
    private let once: ResumeOnce<Value?>

    /// Creates a continuation, for keys that load from other keys.
    ///
    /// - Parameters:
    ///   - description: The subject of the load, for messages.
    ///   - callback: Called once, with the value, or with nil for the initial one.
    public init(
        _ description: @autoclosure () -> String = "",
        callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) {
        once = ResumeOnce("load", of: description(), callback)
    }

    /// Resumes with a loaded value.
    ///
    /// - Parameter value: The value.
    public func resume(returning value: Value) { once.resume(.success(value)) }

    /// Resumes without a value: the initial one is used.
    public func resumeReturningInitialValue() { once.resume(.success(nil)) }

    /// Resumes with a failure: the value is kept, and ``Shared/loadError`` is set.
    ///
    /// - Parameter error: The error.
    public func resume(throwing error: any Error) { once.resume(.failure(error)) }

    /// Resumes with a result.
    ///
    /// - Parameter result: The value, nil for the initial one, or an error.
    public func resume(with result: Result<Value?, any Error>) { once.resume(result) }
}

/// The continuation of a save, which a key must resume exactly once.
///
/// A second call is reported as an issue and ignored. If the continuation is released without a call, that is reported, and the save fails.
public struct SaveContinuation: Sendable {
    private let once: ResumeOnce<Void>

    /// Creates a continuation, for keys that save to other keys.
    ///
    /// - Parameters:
    ///   - description: The subject of the save, for messages.
    ///   - callback: Called once.
    public init(
        _ description: @autoclosure () -> String = "",
        callback: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        once = ResumeOnce("save", of: description(), callback)
    }

    /// Resumes after the value was saved.
    public func resume() { once.resume(.success(())) }

    /// Resumes with a failure: ``Shared/saveError`` is set.
    ///
    /// - Parameter error: The error.
    public func resume(throwing error: any Error) { once.resume(.failure(error)) }

    /// Resumes with a result.
    ///
    /// - Parameter result: The result.
    public func resume(with result: Result<Void, any Error>) { once.resume(result) }
}
