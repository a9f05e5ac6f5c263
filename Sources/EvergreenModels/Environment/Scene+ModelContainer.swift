extension Scene {
    /// Opens a container for a model class, and sets it for the windows of this scene.
    ///
    /// ```swift
    /// WindowGroup("Recipes") { RecipeList() }
    ///     .modelContainer(for: Recipe.self)
    /// ```
    ///
    /// The container is opened once, when the app starts; all windows share its main context, unless `isUndoEnabled`
    /// gives each one of its own. What can't be opened leaves
    /// the windows as they are: `onSetup` gets the error, and `$todos.error` of each query has it.
    ///
    /// - Parameters:
    ///   - modelType: The class. The classes of its relationships are added.
    ///   - inMemory: Whether to keep everything in memory, in place of the default file: see
    ///     ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves by itself: see
    ///     ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether each window has a context of its own, and its `\.undoManager` takes back what that saves: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``. Without undo, the windows share the main context.
    ///   - onSetup: Called once, on the main actor, when the container is open, before a view reads it, or with what kept
    ///     it from opening.
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType],
            inMemory: inMemory,
            isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled,
            onSetup: onSetup
        )
    }

    /// Opens a container for model classes, and sets it for the windows of this scene.
    ///
    /// - Parameters:
    ///   - modelTypes: The classes. The classes of their relationships are added.
    ///   - inMemory: Whether to keep everything in memory, in place of the default file: see
    ///     ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves by itself: see
    ///     ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether each window has a context of its own, and its `\.undoManager` takes back what that saves: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``. Without undo, the windows share the main context.
    ///   - onSetup: Called once, on the main actor, when the container is open, before a view reads it, or with what kept
    ///     it from opening.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        ContainerScene(
            content: self,
            setup: ContainerSetup(
                types: modelTypes,
                isInMemory: inMemory,
                isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled,
                onSetup: onSetup
            )
        )
    }
}

/// Sets the container that it has opened for the windows of a scene.
private struct ContainerScene<Content: Scene>: Scene {
    let content: Content
    let setup: ContainerSetup
    @State private var opened = OpenedContainer()

    var body: some Scene {
        let context = opened.context(setup)
        // The inner one is set last: to set a context is to have no others.
        content.environment(\.undoableContexts, opened.undoableContexts).modelContext(context)
    }
}
