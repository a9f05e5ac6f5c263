public import EvergreenUI

extension ModelContext {
    /// The undo manager for the context's saves; nil for none, which is the default.
    ///
    /// ```swift
    /// @Environment(\.modelContext) private var context
    /// @Environment(\.undoManager) private var undoManager
    ///
    /// RecipeList().onAppear { context.undoManager = undoManager }
    /// ```
    ///
    /// One undo step comprises the changes of one save: with autosave, all changes in one turn of the main actor. Undoing saves
    /// immediately. Without autosave, undoing unsaved changes discards them, as ``ModelContext/rollback()`` does, and they can't be redone.
    ///
    /// Properties that others have changed since are left unchanged; the rest is reverted. A restored model is another instance with the
    /// same ``PersistentModel/persistentModelID``.
    ///
    /// A context has only one undo manager. The windows of a scene share the context of its container: for undo in each window, use
    /// `.modelContainer(for:isUndoEnabled:)`, which gives each window its own context.
    ///
    /// The cost: each save reads the rows that it writes, before and after, which are kept in memory as long as they can be undone.
    @MainActor
    public var undoManager: UndoManager? {
        get { undoRegistration?.manager as? UndoManager }
        set {
            guard unavailability == nil, newValue !== undoManager else { return }
            undoRegistration = newValue.map { UndoRegistration(with: $0) }
        }
    }
}

extension UndoRegistration {
    /// Registers the steps of a context with an undo manager.
    @MainActor
    fileprivate convenience init(with manager: UndoManager) {
        self.init(manager) { [weak manager] step in
            // Safe: a context with an undo manager belongs to the main actor, which it can't leave.
            nonisolated(unsafe) let step = step
            return MainActor.assumeIsolated {
                guard let manager, manager.isUndoRegistrationEnabled, let target = step.target else { return false }
                manager.registerUndo(withTarget: target) { _ in step.perform() }
                return true
            }
        }
    }
}
