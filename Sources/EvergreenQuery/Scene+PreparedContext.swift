extension Scene {
    /// Sets one database for the windows of this scene and for the whole app: the environment's `databaseContext`,
    /// which queries and views read, and the dependency `\.databaseContext`, which models, clients and functions read.
    ///
    /// ```swift
    /// WindowGroup("To do") { TodoList() }
    ///     .databaseContext(preparing: .readWrite { try TodoFile.open() })
    /// ```
    ///
    /// The dependency is prepared once for the process, with `prepareDependencies`. A different context set later, by this or another
    /// scene, or one set after the dependency was read, leaves the dependency unchanged and reports an issue. Setting the same context
    /// again has no effect.
    public func databaseContext(
        preparing context: DatabaseContext,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Scene {
        @Dependency(ContextOfScenes.self) var scenes
        if scenes.prepared != context {
            scenes.prepared = context
            prepareDependencies(
                { $0.databaseContext = context },
                fileID: fileID,
                filePath: filePath,
                line: line,
                column: column
            )
        }
        return databaseContext(context)
    }
}

/// The context that a scene has prepared. An app's body may run again with the same context.
@MainActor
private final class ContextOfScenes: DependencyKey {
    var prepared: DatabaseContext?

    nonisolated init() {}

    nonisolated static var liveValue: ContextOfScenes { ContextOfScenes() }
    nonisolated static var testValue: ContextOfScenes { ContextOfScenes() }
}
