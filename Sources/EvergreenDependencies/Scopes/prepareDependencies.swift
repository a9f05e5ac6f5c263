import IssueReporting

/// Sets values of dependencies for the whole process, before their first use.
///
/// Call it once, when the app starts:
///
/// ```swift
/// @main
/// struct TodoApp: App {
///     init() {
///         prepareDependencies {
///             $0.database = .open(at: path)
///         }
///     }
/// }
/// ```
///
/// Unlike ``withDependencies(_:operation:)`` it applies to every task and thread. So that values never differ between places, one that was
/// already used or prepared stays unchanged, and the attempt is reported as an issue. In a Swift Testing test the values apply to that test
/// only.
///
/// - Parameters:
///   - updateValues: Sets the values.
///   - fileID: The file of reported issues.
///   - filePath: The file of reported issues.
///   - line: The line of reported issues.
///   - column: The column of reported issues.
/// - Throws: The error of the closure; nothing is set then.
public func prepareDependencies(
    _ updateValues: (inout DependencyValues) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) rethrows {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let surroundings = DependencyScope.current
    let cache = surroundings.cache()

    var values = DependencyValues(
        scope: DependencyScope(overrides: OverrideTable(), context: nil, testCache: surroundings.testCache),
        for: .preparing
    )
    try updateValues(&values)

    if let context = values.scope.context {
        prepare(Entry<DependencyContextKey>(value: context), in: .live, of: cache, at: location)
    }
    // The context is looked up only if needed, because the look-up counts as its first use.
    guard values.scope.overrides.count > 0 else { return }
    let context = surroundings.context ?? cache.context
    for entry in values.scope.overrides.entries {
        prepare(entry, in: context, of: cache, at: location)
    }
}

private func prepare(
    _ entry: any AnyEntry,
    in context: DependencyContext,
    of cache: ValueCache,
    at location: SourceLocation
) {
    let name = entry.key == DependencyContextKey.self ? "context" : String(reflecting: entry.key)
    let reason: String
    switch cache.prepare(entry, in: context) {
    case .prepared: return
    case .preparedBefore: reason = "was already prepared"
    case .usedBefore: reason = "was already used"
    }
    reportIssue(
        """
        The dependency \(name) \(reason). Its value is unchanged. \
        Call 'prepareDependencies' once, before the dependencies that it sets are used.
        """,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
    )
}
