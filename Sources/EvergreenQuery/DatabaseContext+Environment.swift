private struct DatabaseContextKey: EnvironmentKey {
    static var defaultValue: DatabaseContext { .notConnected }
}

extension EnvironmentValues {
    /// The database that queries read, and that views write to.
    /// ``/EvergreenDatabase/DatabaseContext/notConnected`` unless it is set.
    public var databaseContext: DatabaseContext {
        get { self[DatabaseContextKey.self] }
        set { self[DatabaseContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the database that the queries in this view read, and that the view writes to.
    public func databaseContext(_ context: DatabaseContext) -> some View {
        environment(\.databaseContext, context)
    }
}

extension Scene {
    /// Sets the database that the queries in the windows of this scene read, and that their views write to.
    public func databaseContext(_ context: DatabaseContext) -> some Scene {
        environment(\.databaseContext, context)
    }
}
