/// Captures the dependencies in effect for callbacks that run later, outside the current task.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///     DispatchQueue.global().async {
///         dependencies.yield {
///             log.write("done")
///         }
///     }
/// }
/// ```
///
/// Set overrides for the callback only inside `yield`.
///
/// - Parameter operation: Registers the callbacks.
/// - Throws: The error of the operation.
/// - Returns: The result of the operation.
@discardableResult
public func withEscapedDependencies<Result>(
    _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
    try operation(DependencyValues.Continuation())
}

/// Captures the dependencies in effect for callbacks that run later, outside the current task.
///
/// See ``withEscapedDependencies(_:)``.
///
/// - Parameters:
///   - isolation: The actor that the operation runs on; by default the caller's.
///   - operation: Registers the callbacks.
/// - Throws: The error of the operation.
/// - Returns: The result of the operation.
@discardableResult
public func withEscapedDependencies<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
    try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
    /// The dependencies that were in effect when ``withEscapedDependencies(_:)`` was called.
    ///
    /// It may be stored, sent to other threads, and used any number of times.
    public struct Continuation: Sendable {
        private let values = DependencyValues.toOverride()

        init() {}

        /// Runs an operation with the dependencies.
        ///
        /// - Parameter operation: The operation, which runs on the calling thread.
        /// - Throws: The error of the operation.
        /// - Returns: The result of the operation.
        public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
            try values.run(operation)
        }

        /// Runs an asynchronous operation with the dependencies.
        ///
        /// - Parameters:
        ///   - isolation: The actor that the operation runs on; by default the caller's.
        ///   - operation: Runs with the values.
        /// - Throws: The error of the operation.
        /// - Returns: The result of the operation.
        public func yield<Result>(
            isolation: isolated (any Actor)? = #isolation,
            _ operation: () async throws -> Result
        ) async rethrows -> Result {
            try await values.run(operation)
        }
    }
}
