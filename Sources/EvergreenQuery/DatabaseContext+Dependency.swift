/// Has no value for tests, so that a test is told of each read of a database that it did not set.
enum DatabaseContextDependency: DependencyKey {
    static let liveValue = DatabaseContext.notConnected
}

extension DependencyValues {
    /// The database of code that has no view environment to read: models, clients, functions.
    ///
    /// ```swift
    /// func addPlayer(named name: String) async throws {
    ///     @Dependency(\.databaseContext) var database
    ///     try await database.writer.write { db in … }
    /// }
    /// ```
    ///
    /// ``/EvergreenDatabase/DatabaseContext/notConnected`` unless it is set, be it for the whole app, by
    /// `databaseContext(preparing:)` on a scene or `prepareDependencies`, or for a part of it, by `withDependencies`. Read
    /// in a test that did not set it, it reports an issue.
    public var databaseContext: DatabaseContext {
        get { self[DatabaseContextDependency.self] }
        set { self[DatabaseContextDependency.self] = newValue }
    }
}
