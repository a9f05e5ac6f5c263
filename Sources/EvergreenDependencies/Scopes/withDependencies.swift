/// Runs an operation with other values of some dependencies.
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
/// The values hold in everything that the operation calls, and in the tasks that it starts with `Task { }`, `async let`
/// and task groups, though not in `Task.detached`. Scopes nest: the innermost value is used. When the operation returns
/// or throws, the values around it are in force again.
///
/// An object that the operation returns remembers the values, for ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - updateValues: Sets the values. It sees those in force, and may set a part of one.
///   - operation: What runs with them, on the thread or actor of the caller.
/// - Throws: What either closure throws.
/// - Returns: What the operation returns.
@discardableResult
public func withDependencies<Result>(
    _ updateValues: (inout DependencyValues) throws -> Void,
    operation: () throws -> Result
) rethrows -> Result {
    var values = DependencyValues.toOverride()
    try updateValues(&values)
    return try values.run(operation)
}

/// Runs an asynchronous operation with other values of some dependencies, on the actor of the caller.
///
/// The same as the synchronous form, of which see ``withDependencies(_:operation:)``; the values are withdrawn also when
/// the task is cancelled, as soon as the operation returns or throws.
///
/// - Parameters:
///   - isolation: The actor that both closures run on; by default the caller's.
///   - updateValues: Sets the values. It sees those in force, and may set a part of one.
///   - operation: Runs with the values.
/// - Throws: What either closure throws.
/// - Returns: What the operation returns.
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
    /// The values in force, on top of which a new scope sets its own.
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
