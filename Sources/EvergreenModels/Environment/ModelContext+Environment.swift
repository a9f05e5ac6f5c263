private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { .notConnected }
}

private struct UndoableContextsKey: EnvironmentKey {
    static var defaultValue: UndoableContexts? { nil }
}

private struct OpenContainerKey: EnvironmentKey {
    static var defaultValue: ModelContainer? { nil }
}

extension EnvironmentValues {
    /// Keeps the container for as long as its views are there: its main context is one only as long as it lives.
    var openContainer: ModelContainer? {
        get { self[OpenContainerKey.self] }
        set { self[OpenContainerKey.self] = newValue }
    }

    /// The context that queries of models read, and that views insert into, delete from and save. Use it on the main actor.
    ///
    /// ```swift
    /// @Environment(\.modelContext) private var context
    /// ```
    ///
    /// Where no container is set, with `.modelContainer(for:)` or one of its kin, each fetch and each save of the context throws
    /// a ``/EvergreenModelStorage/ModelError`` of the code `noContainer`. What is inserted into it is reported in the log.
    public var modelContext: ModelContext {
        get {
            guard let contexts = self[UndoableContextsKey.self], MainQueue.isCurrent else {
                return self[ModelContextKey.self]
            }
            // The caller is on the main actor, as the values are and the context is, and both stay there.
            nonisolated(unsafe) let environment = self
            nonisolated(unsafe) var context: ModelContext?
            MainActor.assumeIsolated { context = contexts.context(of: environment.undoManager) }
            return context ?? self[ModelContextKey.self]
        }
        set {
            self[ModelContextKey.self] = newValue
            self[UndoableContextsKey.self] = nil
        }
    }

    /// The contexts of the windows, in place of the one that all share.
    var undoableContexts: UndoableContexts? {
        get { self[UndoableContextsKey.self] }
        set { self[UndoableContextsKey.self] = newValue }
    }
}

extension View {
    /// Sets the context that the queries of models in this view read, and that its views work with.
    ///
    /// - Parameter modelContext: A context that was made on the main actor.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container whose main context the views in this view work with.
    public func modelContainer(_ container: ModelContainer) -> some View {
        modelContext(container.mainContext).environment(\.openContainer, container)
    }
}

extension Scene {
    /// Sets the context that the queries of models in the windows of this scene read, and that their views work with.
    ///
    /// - Parameter modelContext: A context that was made on the main actor.
    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container whose main context the views of this scene work with: one context for all of its windows.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        modelContext(container.mainContext).environment(\.openContainer, container)
    }
}
