extension View {
    /// Opens a container for a model class, and sets it for this view.
    ///
    /// ```swift
    /// RecipeList().modelContainer(for: Recipe.self)
    /// ```
    ///
    /// The container is opened once, when the view is first shown, and lives as long as the view's identity. A view that
    /// each page shows has one for each page: set it on the scene to share one. What can't be opened leaves the rest of
    /// the page as it is: `onSetup` gets the error, and `$todos.error` of each query has it.
    ///
    /// - Parameters:
    ///   - modelType: The class. The classes of its relationships are added.
    ///   - inMemory: Whether to keep everything in memory, in place of the default file: see
    ///     ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves by itself: see
    ///     ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether the window's `\.undoManager` takes back what the context saves: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``.
    ///   - onSetup: Called once, on the main actor, when the container is open, before a view reads it, or with what kept
    ///     it from opening.
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
    ///   - inMemory: Whether to keep everything in memory, in place of the default file: see
    ///     ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves by itself: see
    ///     ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether the window's `\.undoManager` takes back what the context saves: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``.
    ///   - onSetup: Called once, on the main actor, when the container is open, before a view reads it, or with what kept
    ///     it from opening.
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

/// Sets the container that it has opened for the content.
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

/// Has the undo manager of the window take back what a context saves.
private struct ContextUndo: ViewModifier {
    let context: ModelContext
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        context.undoManager = undoManager
        return content
    }
}
