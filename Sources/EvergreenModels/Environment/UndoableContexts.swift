/// The contexts of a scene's windows with undo: one per window, so that each user undoes only their own changes.
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

    /// The context of a window, by its undo manager; the main context if there is no window or no container.
    func context(of manager: UndoManager?) -> ModelContext {
        guard let manager, main.unavailability == nil else { return main }
        let id = ObjectIdentifier(manager)
        if let entry = entries[id], entry.manager === manager { return entry.context }
        // The contexts of closed windows are removed when the next window opens.
        entries = entries.filter { $0.value.manager != nil }
        let context = ModelContext(main.container)
        context.autosaveEnabled = isAutosaveEnabled
        context.undoManager = manager
        entries[id] = Entry(manager: manager, context: context)
        return context
    }
}
