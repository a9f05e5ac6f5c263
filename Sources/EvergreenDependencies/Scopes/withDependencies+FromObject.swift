import IssueReporting

/// Runs an operation with the dependencies of an object, some of which are overridden.
///
/// Use it in an object that creates another one, to propagate its dependencies:
///
/// ```swift
/// func editButtonTapped() {
///     editor = withDependencies(from: self) { EditorModel(todo: todo) }
/// }
/// ```
///
/// The dependencies of an object are the values that one of its ``Dependency`` properties captured, or else those of the `withDependencies`
/// operation that returned it. An object with neither is reported as an issue, and the operation runs with the values in effect, which
/// always take precedence over the object's.
///
/// - Parameters:
///   - object: The object with the dependencies.
///   - updateValues: Sets the values.
///   - operation: The operation, which runs on the thread or actor of the caller.
///   - fileID: The file of reported issues.
///   - filePath: The file of reported issues.
///   - line: The line of reported issues.
///   - column: The column of reported issues.
/// - Throws: The error of either closure.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
    from object: Object,
    _ updateValues: (inout DependencyValues) throws -> Void,
    operation: () throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) rethrows -> Result {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var values = DependencyValues.toOverride(from: object, at: location)
    try updateValues(&values)
    return try values.run(operation)
}

/// Runs an operation with the dependencies of an object.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - object: The object with the dependencies.
///   - operation: The operation, which runs on the thread or actor of the caller.
///   - fileID: The file of reported issues.
///   - filePath: The file of reported issues.
///   - line: The line of reported issues.
///   - column: The column of reported issues.
/// - Throws: The error of the operation.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
    from object: Object,
    operation: () throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) rethrows -> Result {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try DependencyValues.toOverride(from: object, at: location).run(operation)
}

/// Runs an asynchronous operation with the dependencies of an object, some of which are overridden, on the actor of the caller.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - object: The object with the dependencies.
///   - isolation: The actor that both closures run on; by default the caller's.
///   - updateValues: Sets the values.
///   - operation: Runs with the values.
///   - fileID: The file of reported issues.
///   - filePath: The file of reported issues.
///   - line: The line of reported issues.
///   - column: The column of reported issues.
/// - Throws: The error of either closure.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
    from object: Object,
    isolation: isolated (any Actor)? = #isolation,
    _ updateValues: (inout DependencyValues) async throws -> Void,
    operation: () async throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async rethrows -> Result {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var values = DependencyValues.toOverride(from: object, at: location)
    try await updateValues(&values)
    return try await values.run(operation)
}

/// Runs an asynchronous operation with the dependencies of an object, on the actor of the caller.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - object: The object with the dependencies.
///   - isolation: The actor that the operation runs on; by default the caller's.
///   - operation: Runs with the values.
///   - fileID: The file of reported issues.
///   - filePath: The file of reported issues.
///   - line: The line of reported issues.
///   - column: The column of reported issues.
/// - Throws: The error of the operation.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Object: AnyObject, Result>(
    from object: Object,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async rethrows -> Result {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await DependencyValues.toOverride(from: object, at: location).run(operation)
}

extension DependencyValues {
    fileprivate static func toOverride<Object: AnyObject>(
        from object: Object,
        at location: SourceLocation
    ) -> DependencyValues {
        guard let scope = ScopeOfObjects.shared.scope(of: object) else {
            reportIssue(
                """
                An object of type \(String(reflecting: Object.self)) has no dependencies. \
                Add a '@Dependency' property, or create the object in the operation of a 'withDependencies' that returns it.
                """,
                fileID: location.fileID,
                filePath: location.filePath,
                line: location.line,
                column: location.column
            )
            return toOverride()
        }
        return DependencyValues(scope: DependencyScope.current.merged(over: scope).opened(), for: .overriding)
    }
}
