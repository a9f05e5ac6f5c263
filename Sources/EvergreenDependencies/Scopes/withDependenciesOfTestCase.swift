/// Runs a case of a test with values of its own: those that keys give are made once for it, and others can be set.
///
/// - Parameters:
///   - updateValues: Sets the values.
///   - operation: The case.
/// - Throws: What either closure throws.
package func withDependenciesOfTestCase(
    _ updateValues: @Sendable (inout DependencyValues) async throws -> Void,
    operation: @Sendable () async throws -> Void
) async throws {
    // Of several traits, the outermost one has made the values.
    try await ValueCache.$ofTestCase.withValue(ValueCache.ofTestCase ?? ValueCache()) {
        try await withDependencies(updateValues, operation: operation)
    }
}
