// Undo is not there. These say so where an app asks for it.

extension View {
    /// Not there: a context has no undo.
    @available(*, unavailable, message: "There is no undo: leave out isUndoEnabled")
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        self
    }

    /// Not there: a context has no undo.
    @available(*, unavailable, message: "There is no undo: leave out isUndoEnabled")
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        self
    }
}

extension Scene {
    /// Not there: a context has no undo.
    @available(*, unavailable, message: "There is no undo: leave out isUndoEnabled")
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        self
    }

    /// Not there: a context has no undo.
    @available(*, unavailable, message: "There is no undo: leave out isUndoEnabled")
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        self
    }
}
