/// Runs a test case with its own values: keys create their values once for it, and others can be overridden.
///
/// - Parameters:
///   - updateValues: Sets the values.
///   - operation: The test case.
/// - Throws: The error of either closure.
package func withDependenciesOfTestCase(
    _ updateValues: @Sendable (inout DependencyValues) async throws -> Void,
    operation: @Sendable () async throws -> Void
) async throws {
    // With several traits, the outermost one has created the cache.
    try await ValueCache.$ofTestCase.withValue(ValueCache.ofTestCase ?? ValueCache()) {
        try await withDependencies(updateValues, operation: operation)
    }
}
