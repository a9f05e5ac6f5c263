import EvergreenDatabase
import GRDB

/// Registers the changes of a context for undo.
///
/// A step comprises everything that is saved together: it is registered with the first change, and gets the changed rows from the save.
package final class UndoRegistration {
    /// The undo manager.
    package private(set) weak var manager: AnyObject?

    private let register: (UndoStep) -> Bool
    private var pending: UndoStep?

    /// - Parameters:
    ///   - manager: The undo manager. It is not retained.
    ///   - register: Registers a step, which is undone with ``UndoStep/perform()``. If it returns false, it is called again for the next
    ///     change.
    package init(_ manager: AnyObject, _ register: @escaping (UndoStep) -> Bool) {
        self.manager = manager
        self.register = register
    }

    /// Called before each change of an instance.
    func willChange(_ context: ModelContext) {
        guard pending == nil else { return }
        let step = UndoStep(context, [])
        if register(step) { pending = step }
    }

    /// Called by a save, with its changes in each store.
    func didSave(_ journals: [(store: ModelStore, journal: RowJournal)]) {
        let changes = journals.filter { !$0.journal.isEmpty }
        // A save without changed rows leaves nothing to undo.
        if changes.isEmpty { pending?.target = nil }
        pending?.changes = changes
        pending = nil
    }

    /// Called when unsaved changes are discarded.
    func didRollBack() {
        pending?.target = nil
        pending = nil
    }

    /// Registers the reverted changes for redo.
    func didReverse(_ context: ModelContext, _ journals: [(store: ModelStore, journal: RowJournal)]) {
        let changes = journals.filter { !$0.journal.isEmpty }
        if !changes.isEmpty { _ = register(UndoStep(context, changes)) }
    }

    func isPending(_ step: UndoStep) -> Bool { pending === step }
}

/// A unit of undo: the changes of one save.
package final class UndoStep {
    /// The target of the step in an undo manager: once it is released, there is nothing to undo.
    package final class Target {}

    package fileprivate(set) var target: Target? = Target()
    private weak var context: ModelContext?

    /// The saved changes; empty until the save.
    fileprivate var changes: [(store: ModelStore, journal: RowJournal)]

    fileprivate init(_ context: ModelContext, _ changes: [(store: ModelStore, journal: RowJournal)]) {
        self.context = context
        self.changes = changes
    }

    /// Reverts the changes, and registers them for redo. A failure is logged, and changes nothing.
    package func perform() { context?.undo(self) }
}

extension ModelContext {
    fileprivate func undo(_ step: UndoStep) {
        guard let registration = undoRegistration else { return }
        if registration.isPending(step) {
            // A context that saves automatically is about to save; saved changes can be redone.
            guard autosaveEnabled, (try? save()) != nil else { return rollback() }
        }
        guard !step.changes.isEmpty else { return }
        inbox.setSaving(true)
        var journals: [(store: ModelStore, journal: RowJournal)] = []
        do {
            try reverse(step.changes[...], &journals)
        } catch {
            Self.logger.error("A change can't be undone, and nothing was: \(error)")
            journals = []
        }
        inbox.setSaving(false)
        takeChanges()
        registration.didReverse(self, journals)
        notify(.saved)
    }

    /// One transaction for each store, each nested in the previous one, so that a failure rolls all of them back.
    private func reverse(
        _ changes: ArraySlice<(store: ModelStore, journal: RowJournal)>,
        _ journals: inout [(store: ModelStore, journal: RowJournal)]
    ) throws {
        guard let (store, journal) = changes.first else { return }
        try store.write { db in
            var history = try HistoryRecorder(store, author: author, db)
            let reversed = try RowReversal(store: store, changes: journal).run(db)
            history?.didChange(reversed)
            try history?.write(db)
            journals.append((store, reversed))
            try reverse(changes.dropFirst(), &journals)
        }
    }
}

extension ModelStore {
    /// Writes in a transaction that checks foreign keys at its end, so that the order of the statements does not matter to them.
    func write(_ body: (Database) throws -> Void) throws {
        try writer.unsafeReentrantWrite { db in
            // A running access is part of the app's own transaction.
            let transaction = db.isInsideTransaction ? db.inSavepoint : { try db.inTransaction(.immediate, $0) }
            try transaction {
                try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
                try body(db)
                return .commit
            }
        }
    }
}
