/// The arguments of `.modelContainer(for:)`. Only those of the first call are used.
struct ContainerSetup {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
}

/// The container of one scene or one view, opened when first shown.
@MainActor
final class OpenedContainer {
    private var context: ModelContext?
    /// Retained, because the main context is only unique as long as its container lives.
    private var container: ModelContainer?

    /// The contexts of windows with undo; nil if the windows share the main context.
    private(set) var undoableContexts: UndoableContexts?

    /// The main context of the container or, if it can't be opened, a context that throws the error.
    func context(_ setup: ContainerSetup) -> ModelContext {
        if let context { return context }
        let result = Result {
            try ModelContainer(
                for: Schema(setup.types),
                configurations: ModelConfiguration(isStoredInMemoryOnly: setup.isInMemory)
            )
        }
        let context: ModelContext
        switch result {
        case .success(let container):
            self.container = container
            context = container.mainContext
            context.autosaveEnabled = setup.isAutosaveEnabled
            if setup.isUndoEnabled {
                undoableContexts = UndoableContexts(context, isAutosaveEnabled: setup.isAutosaveEnabled)
            }
        case .failure(let error):
            context = ModelContext(unavailable: .unopened(error))
        }
        self.context = context
        setup.onSetup(result.mapError { $0 })
        // The contexts of the windows see saved models only. If the save fails, it is retried at the end of the turn, which logs the error.
        if setup.isUndoEnabled, context.autosaveEnabled, context.hasChanges { try? context.save() }
        return context
    }
}
