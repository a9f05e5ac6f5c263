/// Runs an operation with overridden dependencies.
///
/// ```swift
/// withDependencies {
///     $0.date.now = Date(timeIntervalSince1970: 0)
///     $0.todoDatabase.fetch = { [] }
/// } operation: {
///     model.refresh()
/// }
/// ```
///
/// The values apply to all code that the operation calls, and to tasks that it starts with `Task { }`, `async let` and task groups, but not
/// with `Task.detached`. Scopes nest: the innermost value is used. When the operation returns or throws, the previous values are restored.
///
/// An object that the operation returns keeps the values, for ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - updateValues: Sets the values. It can read those in effect, and may set a part of one.
///   - operation: The operation, which runs on the thread or actor of the caller.
/// - Throws: The error of either closure.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Result>(
    _ updateValues: (inout DependencyValues) throws -> Void,
    operation: () throws -> Result
) rethrows -> Result {
    var values = DependencyValues.toOverride()
    try updateValues(&values)
    return try values.run(operation)
}

/// Runs an asynchronous operation with overridden dependencies, on the actor of the caller.
///
/// The asynchronous variant of ``withDependencies(_:operation:)``; the previous values are also restored if the task is cancelled, when the
/// operation returns or throws.
///
/// - Parameters:
///   - isolation: The actor that both closures run on; by default the caller's.
///   - updateValues: Sets the values. It can read those in effect, and may set a part of one.
///   - operation: Runs with the values.
/// - Throws: The error of either closure.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValues: (inout DependencyValues) async throws -> Void,
    operation: () async throws -> Result
) async rethrows -> Result {
    var values = DependencyValues.toOverride()
    try await updateValues(&values)
    return try await values.run(operation)
}

extension DependencyValues {
    /// The values in effect, as the base of a new scope.
    static func toOverride() -> DependencyValues {
        DependencyValues(scope: DependencyScope.current.opened(), for: .overriding)
    }

    func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
        let result = try DependencyScope.$current.withValue(scope, operation: operation)
        ScopeOfObjects.shared.remember(scope, for: result)
        return result
    }

    func run<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ operation: () async throws -> Result
    ) async rethrows -> Result {
        let result = try await DependencyScope.$current.withValue(scope, operation: operation)
        ScopeOfObjects.shared.remember(scope, for: result)
        return result
    }
}
