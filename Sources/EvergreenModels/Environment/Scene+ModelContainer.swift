extension Scene {
    /// Opens a container for a model class, and sets it for the windows of this scene.
    ///
    /// ```swift
    /// WindowGroup("Recipes") { RecipeList() }
    ///     .modelContainer(for: Recipe.self)
    /// ```
    ///
    /// The container is opened once, when the app starts; all windows share its main context, unless `isUndoEnabled` gives each window its
    /// own. If it can't be opened, the windows are still shown: `onSetup` gets the error, as does `$todos.error` of each query.
    ///
    /// - Parameters:
    ///   - modelType: The class. The classes of its relationships are added.
    ///   - inMemory: Whether to keep everything in memory instead of the default file: see ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves automatically: see ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether each window has its own context, whose saves its `\.undoManager` can undo: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``. Without undo, the windows share the main context.
    ///   - onSetup: Called once, on the main actor, after the container was opened and before a view reads it, or with the error that
    ///     prevented that.
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
    ///   - inMemory: Whether to keep everything in memory instead of the default file: see ``/EvergreenModelStorage/ModelConfiguration``.
    ///   - isAutosaveEnabled: Whether the main context saves automatically: see ``/EvergreenModelStorage/ModelContext/autosaveEnabled``.
    ///   - isUndoEnabled: Whether each window has its own context, whose saves its `\.undoManager` can undo: see
    ///     ``/EvergreenModelStorage/ModelContext/undoManager``. Without undo, the windows share the main context.
    ///   - onSetup: Called once, on the main actor, after the container was opened and before a view reads it, or with the error that
    ///     prevented that.
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

/// Sets the opened container for the windows of a scene.
private struct ContainerScene<Content: Scene>: Scene {
    let content: Content
    let setup: ContainerSetup
    @State private var opened = OpenedContainer()

    var body: some Scene {
        let context = opened.context(setup)
        // The inner value is set last: setting a context resets the others.
        content.environment(\.undoableContexts, opened.undoableContexts).modelContext(context)
    }
}
