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
    /// Retains the container while its views are mounted: its main context is only unique as long as it lives.
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
    /// If no container is set, with `.modelContainer(for:)` or a similar modifier, each fetch and each save of the context throws a
    /// ``/EvergreenModelStorage/ModelError`` with the code `noContainer`. Inserting into it logs an error.
    public var modelContext: ModelContext {
        get {
            guard let contexts = self[UndoableContextsKey.self], MainQueue.isCurrent else {
                return self[ModelContextKey.self]
            }
            // Safe: the caller, the values and the context are on the main actor, and stay there.
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

    /// The contexts of the windows, which replace the shared one.
    var undoableContexts: UndoableContexts? {
        get { self[UndoableContextsKey.self] }
        set { self[UndoableContextsKey.self] = newValue }
    }
}

extension View {
    /// Sets the context for queries of models and for writes in this view.
    ///
    /// - Parameter modelContext: A context that was created on the main actor.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container whose main context this view and its descendants use.
    public func modelContainer(_ container: ModelContainer) -> some View {
        modelContext(container.mainContext).environment(\.openContainer, container)
    }
}

extension Scene {
    /// Sets the context for queries of models and for writes in the windows of this scene.
    ///
    /// - Parameter modelContext: A context that was created on the main actor.
    public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Sets the container whose main context the views of this scene use: one context for all windows.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        modelContext(container.mainContext).environment(\.openContainer, container)
    }
}
