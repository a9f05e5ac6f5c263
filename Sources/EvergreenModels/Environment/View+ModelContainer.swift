extension View {
    /// Opens a container for a model class, and sets it for this view.
    ///
    /// ```swift
    /// RecipeList().modelContainer(for: Recipe.self)
    /// ```
    ///
    /// The container is opened once, when the view is first shown, and lives as long as the view's identity. In a view that is part of each
    /// page, each page has its own container: set it on the scene to share one. If it can't be opened, the rest of the page is still shown:
    /// `onSetup` gets the error, as does `$todos.error` of each query.
    ///
    /// - Parameters:
    ///   - modelType: The class. The classes of its relationships are added.
    ///   - inMemory: Whether to keep everything in memory instead of the default file: see ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves automatically: see ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether the window's `\.undoManager` can undo the saves of the context: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``.
    ///   - onSetup: Called once, on the main actor, after the container was opened and before a view reads it, or with the error that
    ///     prevented that.
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType],
            inMemory: inMemory,
            isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled,
            onSetup: onSetup
        )
    }

    /// Opens a container for model classes, and sets it for this view.
    ///
    /// - Parameters:
    ///   - modelTypes: The classes. The classes of their relationships are added.
    ///   - inMemory: Whether to keep everything in memory instead of the default file: see ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves automatically: see ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether the window's `\.undoManager` can undo the saves of the context: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``.
    ///   - onSetup: Called once, on the main actor, after the container was opened and before a view reads it, or with the error that
    ///     prevented that.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(
                setup: ContainerSetup(
                    types: modelTypes,
                    isInMemory: inMemory,
                    isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled,
                    onSetup: onSetup
                )
            )
        )
    }
}

/// Sets the opened container for the content.
private struct ContainerModifier: ViewModifier {
    let setup: ContainerSetup
    @State private var opened = OpenedContainer()

    func body(content: Content) -> some View {
        let context = opened.context(setup)
        if setup.isUndoEnabled {
            content.modelContext(context).modifier(ContextUndo(context: context))
        } else {
            content.modelContext(context)
        }
    }
}

/// Sets the window's undo manager as the context's.
private struct ContextUndo: ViewModifier {
    let context: ModelContext
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        context.undoManager = undoManager
        return content
    }
}
