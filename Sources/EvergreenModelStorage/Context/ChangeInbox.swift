import EvergreenConcurrency
import EvergreenDatabase

/// The changes of rows that a context has yet to take over.
final class ChangeInbox: Sendable {
    private struct State {
        var changes = RowChanges()
        var isSaving = false
        var isAnnounced = false
    }

    private let state = Locked(State())

    /// Called when changes arrive that no one else will ask for; nil for a context that asks by itself.
    private let announce: (@Sendable () -> Void)?

    init(announce: (@Sendable () -> Void)?) {
        self.announce = announce
    }

    /// Called on the writer's queue.
    func receive(_ changes: RowChanges) {
        let needsAnnouncement = state.withLock { state in
            state.changes.formUnion(changes)
            guard !state.isSaving, !state.isAnnounced else { return false }
            state.isAnnounced = true
            return true
        }
        if needsAnnouncement { announce?() }
    }

    /// Whether the context is saving: it asks by itself when it has saved.
    func setSaving(_ isSaving: Bool) {
        state.withLock { $0.isSaving = isSaving }
    }

    func take() -> RowChanges? {
        state.withLock { state in
            state.isAnnounced = false
            guard !state.changes.isEmpty else { return nil }
            defer { state.changes = RowChanges() }
            return state.changes
        }
    }
}
