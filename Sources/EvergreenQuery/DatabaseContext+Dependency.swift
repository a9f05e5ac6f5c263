/// The key of `databaseContext`. It has no test value, so that a test that reads the database without setting it fails.
enum DatabaseContextDependency: DependencyKey {
    static let liveValue = DatabaseContext.notConnected
}

extension DependencyValues {
    /// The database for code without a view environment: models, clients, functions.
    ///
    /// ```swift
    /// func addPlayer(named name: String) async throws {
    ///     @Dependency(\.databaseContext) var database
    ///     try await database.writer.write { db in … }
    /// }
    /// ```
    ///
    /// Set it for the whole app with `databaseContext(preparing:)` on a scene or with `prepareDependencies`, or for a
    /// scope with `withDependencies`. Otherwise, it is ``/EvergreenDatabase/DatabaseContext/notConnected``, and reading
    /// it in a test reports an issue.
    public var databaseContext: DatabaseContext {
        get { self[DatabaseContextDependency.self] }
        set { self[DatabaseContextDependency.self] = newValue }
    }
}
