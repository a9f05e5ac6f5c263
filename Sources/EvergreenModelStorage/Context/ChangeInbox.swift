import EvergreenConcurrency
import EvergreenDatabase

/// The committed row changes that a context has not processed yet.
final class ChangeInbox: Sendable {
    private struct State {
        var changes = RowChanges()
        var isSaving = false
        var isAnnounced = false
    }

    private let state = Locked(State())

    /// Called when changes arrive that the context does not take by itself; nil for a context that polls.
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

    /// Sets whether the context is saving: it then takes changes by itself after the save.
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
