import EvergreenDatabase
import GRDB

/// Has what a context changes registered to be taken back.
///
/// A step is all that is saved together, or will be: it is registered with the first change, and gets the changed rows with the save.
package final class UndoRegistration {
    /// The undo manager.
    package private(set) weak var manager: AnyObject?

    private let register: (UndoStep) -> Bool
    private var pending: UndoStep?

    /// - Parameters:
    ///   - manager: The undo manager. It is not retained.
    ///   - register: Registers a step, to be performed by ``UndoStep/perform()``. Returns false if it does not, so that it is asked
    ///     again with the next change.
    package init(_ manager: AnyObject, _ register: @escaping (UndoStep) -> Bool) {
        self.manager = manager
        self.register = register
    }

    /// Called with each change of an instance.
    func willChange(_ context: ModelContext) {
        guard pending == nil else { return }
        let step = UndoStep(context, [])
        if register(step) { pending = step }
    }

    /// Called by a save, with what it has changed in each store.
    func didSave(_ journals: [(store: ModelStore, journal: RowJournal)]) {
        let changes = journals.filter { !$0.journal.isEmpty }
        // Nothing is left to undo of a change that changes no row.
        if changes.isEmpty { pending?.target = nil }
        pending?.changes = changes
        pending = nil
    }

    /// Called when unsaved changes are given up.
    func didRollBack() {
        pending?.target = nil
        pending = nil
    }

    /// Registers what was taken back, to be done again.
    func didReverse(_ context: ModelContext, _ journals: [(store: ModelStore, journal: RowJournal)]) {
        let changes = journals.filter { !$0.journal.isEmpty }
        if !changes.isEmpty { _ = register(UndoStep(context, changes)) }
    }

    func isPending(_ step: UndoStep) -> Bool { pending === step }
}

/// What is undone at once: the changes of one save.
package final class UndoStep {
    /// What stands for the step in an undo manager, for which there is nothing to undo once it is gone.
    package final class Target {}

    package fileprivate(set) var target: Target? = Target()
    private weak var context: ModelContext?

    /// What was saved; empty while nothing is.
    fileprivate var changes: [(store: ModelStore, journal: RowJournal)]

    fileprivate init(_ context: ModelContext, _ changes: [(store: ModelStore, journal: RowJournal)]) {
        self.context = context
        self.changes = changes
    }

    /// Takes the changes back, and registers how to do them again. A failure is logged, and leaves everything as it is.
    package func perform() { context?.undo(self) }
}

extension ModelContext {
    fileprivate func undo(_ step: UndoStep) {
        guard let registration = undoRegistration else { return }
        if registration.isPending(step) {
            // Where the context saves by itself, it is about to; and what is saved can be done again.
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

    /// One transaction for each store: each within the one before, so that a failure rolls all of them back.
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
    /// Writes in a transaction that checks foreign keys at its end: the order of the statements does not matter to them.
    func write(_ body: (Database) throws -> Void) throws {
        try writer.unsafeReentrantWrite { db in
            // An access that is under way already is part of the app's own transaction.
            let transaction = db.isInsideTransaction ? db.inSavepoint : { try db.inTransaction(.immediate, $0) }
            try transaction {
                try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
                try body(db)
                return .commit
            }
        }
    }
}
