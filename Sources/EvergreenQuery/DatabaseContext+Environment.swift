private struct DatabaseContextKey: EnvironmentKey {
    static var defaultValue: DatabaseContext { .notConnected }
}

extension EnvironmentValues {
    /// The database that queries read and views write to. ``/EvergreenDatabase/DatabaseContext/notConnected`` by default.
    public var databaseContext: DatabaseContext {
        get { self[DatabaseContextKey.self] }
        set { self[DatabaseContextKey.self] = newValue }
    }
}

extension View {
    /// Sets the database for this view and its descendants.
    public func databaseContext(_ context: DatabaseContext) -> some View {
        environment(\.databaseContext, context)
    }
}

extension Scene {
    /// Sets the database for the windows of this scene.
    public func databaseContext(_ context: DatabaseContext) -> some Scene {
        #if canImport(SwiftUI)
            environment(\.databaseContext, context)
        #else
            environment(\.databaseContext, context).dataPlace((try? context.reader)?.path)
        #endif
    }
}
