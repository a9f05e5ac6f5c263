/// The contexts of the windows of a scene with undo: one for each, so that each user takes back what they have done themselves.
@MainActor
final class UndoableContexts {
    private struct Entry {
        weak var manager: UndoManager?
        let context: ModelContext
    }

    private let main: ModelContext
    private let isAutosaveEnabled: Bool
    private var entries: [ObjectIdentifier: Entry] = [:]

    init(_ main: ModelContext, isAutosaveEnabled: Bool) {
        self.main = main
        self.isAutosaveEnabled = isAutosaveEnabled
    }

    /// The context of a window, by its undo manager; the main context where there is no window, or no container.
    func context(of manager: UndoManager?) -> ModelContext {
        guard let manager, main.unavailability == nil else { return main }
        let id = ObjectIdentifier(manager)
        if let entry = entries[id], entry.manager === manager { return entry.context }
        // The contexts of windows that are gone go with the next one that comes.
        entries = entries.filter { $0.value.manager != nil }
        let context = ModelContext(main.container)
        context.autosaveEnabled = isAutosaveEnabled
        context.undoManager = manager
        entries[id] = Entry(manager: manager, context: context)
        return context
    }
}
