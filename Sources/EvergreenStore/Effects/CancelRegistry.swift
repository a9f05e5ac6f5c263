import EvergreenConcurrency
import EvergreenDependencies

/// The running effects of a store that have an id, by that id.
///
/// Each store has its own, so that an id cancels nothing in another window, or another session of the server. Effects may
/// use it from any thread: the table is behind the lock.
final class CancelRegistry: Sendable {
    private let table = Locked<[CancelID: [ObjectIdentifier: RunningEffect]]>([:])

    /// The registry of the store whose effect runs in this task.
    @TaskLocal static var current: CancelRegistry?

    /// The one of tasks that no store started.
    static let ofProcess = CancelRegistry()

    /// Whether nothing that has an id runs.
    var isEmpty: Bool { table.withLock(\.isEmpty) }

    /// Files an effect under its id.
    func insert(_ effect: RunningEffect, id: CancelID) {
        let ids = id.withAncestors
        table.withLock { table in
            for id in ids { table[id, default: [:]][ObjectIdentifier(effect)] = effect }
        }
    }

    /// Removes an effect that is done.
    func remove(_ effect: RunningEffect, id: CancelID) {
        let ids = id.withAncestors
        table.withLock { table in
            for id in ids {
                table[id]?[ObjectIdentifier(effect)] = nil
                if table[id]?.isEmpty == true { table[id] = nil }
            }
        }
    }

    /// Cancels all effects of an id.
    func cancel(_ id: CancelID) {
        let effects = table.withLock { $0[id] }
        // Outside of the lock: what an effect does when it is cancelled may come back here.
        for effect in (effects ?? [:]).values { effect.cancel() }
    }
}
