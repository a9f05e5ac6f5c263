public import EvergreenUI

extension ModelContext {
    /// The manager that takes back what the context saves; nil for none, which is the default.
    ///
    /// ```swift
    /// @Environment(\.modelContext) private var context
    /// @Environment(\.undoManager) private var undoManager
    ///
    /// RecipeList().onAppear { context.undoManager = undoManager }
    /// ```
    ///
    /// One step is what one save stores: with autosave, all that is changed in one turn of the main actor. Undoing it saves at once.
    /// Without autosave, undoing what is not saved yet gives it up, as ``ModelContext/rollback()`` does, and it can't be redone.
    ///
    /// What someone else has changed since stays as it is: the rest is taken back. A model that comes back is another instance with
    /// the same ``PersistentModel/persistentModelID``.
    ///
    /// Only one manager takes back what a context saves. The windows of a scene share the context of its container: for undo in
    /// each window, use `.modelContainer(for:isUndoEnabled:)`, which gives each window a context of its own.
    ///
    /// The cost: each save reads the rows that it writes, before and after, and they are kept for as long as they can be undone.
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
            // A context with a manager is one of the main actor, which it can't leave.
            nonisolated(unsafe) let step = step
            return MainActor.assumeIsolated {
                guard let manager, manager.isUndoRegistrationEnabled, let target = step.target else { return false }
                manager.registerUndo(withTarget: target) { _ in step.perform() }
                return true
            }
        }
    }
}
