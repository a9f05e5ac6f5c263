import EvergreenConcurrency
import EvergreenDependencies

/// The running effects of a store with an id, by that id.
///
/// Each store has its own registry, so that an id cancels nothing in another window, or another session of the server. Effects may use it
/// from any thread: the table is guarded by the lock.
final class CancelRegistry: Sendable {
    private let table = Locked<[CancelID: [ObjectIdentifier: RunningEffect]]>([:])

    /// The registry of the store whose effect runs in this task.
    @TaskLocal static var current: CancelRegistry?

    /// The registry of tasks that no store started.
    static let ofProcess = CancelRegistry()

    /// Whether no effect with an id is running.
    var isEmpty: Bool { table.withLock(\.isEmpty) }

    /// Registers an effect under its id.
    func insert(_ effect: RunningEffect, id: CancelID) {
        let ids = id.withAncestors
        table.withLock { table in
            for id in ids { table[id, default: [:]][ObjectIdentifier(effect)] = effect }
        }
    }

    /// Removes a finished effect.
    func remove(_ effect: RunningEffect, id: CancelID) {
        let ids = id.withAncestors
        table.withLock { table in
            for id in ids {
                table[id]?[ObjectIdentifier(effect)] = nil
                if table[id]?.isEmpty == true { table[id] = nil }
            }
        }
    }

    /// Cancels all effects with an id.
    func cancel(_ id: CancelID) {
        let effects = table.withLock { $0[id] }
        // Outside the lock: cancelling an effect may call this registry again.
        for effect in (effects ?? [:]).values { effect.cancel() }
    }
}
