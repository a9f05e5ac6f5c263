/// Hands the dependencies in force to callbacks that run later, outside of the current task.
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
/// Overrides that only the callback needs go inside `yield`.
///
/// - Parameter operation: What registers the callbacks.
/// - Throws: What the operation throws.
/// - Returns: What the operation returns.
@discardableResult
public func withEscapedDependencies<Result>(
    _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
    try operation(DependencyValues.Continuation())
}

/// Hands the dependencies in force to callbacks that run later, outside of the current task.
///
/// See ``withEscapedDependencies(_:)``.
///
/// - Parameters:
///   - isolation: The actor that the operation runs on; by default the caller's.
///   - operation: What registers the callbacks.
/// - Throws: What the operation throws.
/// - Returns: What the operation returns.
@discardableResult
public func withEscapedDependencies<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
    try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
    /// The dependencies that were in force when ``withEscapedDependencies(_:)`` was called.
    ///
    /// It may be kept, sent to other threads, and used any number of times.
    public struct Continuation: Sendable {
        private let values = DependencyValues.toOverride()

        init() {}

        /// Runs an operation with the dependencies.
        ///
        /// - Parameter operation: What runs with them, on the calling thread.
        /// - Throws: What the operation throws.
        /// - Returns: What the operation returns.
        public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
            try values.run(operation)
        }

        /// Runs an asynchronous operation with the dependencies.
        ///
        /// - Parameters:
        ///   - isolation: The actor that the operation runs on; by default the caller's.
        ///   - operation: Runs with the values.
        /// - Throws: What the operation throws.
        /// - Returns: What the operation returns.
        public func yield<Result>(
            isolation: isolated (any Actor)? = #isolation,
            _ operation: () async throws -> Result
        ) async rethrows -> Result {
            try await values.run(operation)
        }
    }
}
