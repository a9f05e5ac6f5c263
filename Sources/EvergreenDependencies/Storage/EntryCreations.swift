import Foundation

/// Ensures that each value is created once, and that concurrent readers wait for it.
///
/// There is a lock for each value, rather than a global one: creating a value may take a while, or wait for another thread that creates a
/// different one.
final class EntryCreations: Sendable {
    enum Preparation {
        case prepared
        case preparedBefore
        case usedBefore
    }

    private struct Slot: Hashable {
        let key: ObjectIdentifier
        let context: DependencyContext
    }

    private struct Creation {
        let thread: ObjectIdentifier
        let key: any TestDependencyKey.Type
    }

    private enum Turn<Key: TestDependencyKey> {
        case made(Entry<Key>)
        case make
        case impossible([String])
    }

    private struct State {
        var creations: [Slot: Creation] = [:]
        /// The value that each waiting thread waits for.
        var waiting: [ObjectIdentifier: Slot] = [:]
        var prepared: Set<Slot> = []
    }

    private let table: EntryTable
    private let state = LockedCondition(State())

    init(table: EntryTable) {
        self.table = table
    }

    func entry<Key: TestDependencyKey>(
        for key: Key.Type,
        in context: DependencyContext,
        make: () -> Entry<Key>
    ) -> Entry<Key> {
        let slot = Slot(key: ObjectIdentifier(Key.self), context: context)
        let thread = ObjectIdentifier(Thread.current)

        let turn: Turn<Key> = state.wait { state in
            state.waiting[thread] = nil
            if let entry = table.withEntry(of: Key.self, in: context, { $0 }) { return .made(entry) }
            guard state.creations[slot] != nil else {
                state.creations[slot] = Creation(thread: thread, key: key)
                return .make
            }
            if let cycle = Self.cycle(from: slot, backTo: thread, in: state) { return .impossible(cycle) }
            state.waiting[thread] = slot
            return nil
        }
        switch turn {
        case .made(let entry):
            return entry
        case .impossible(let cycle):
            // There is no value to continue with, and waiting would deadlock.
            fatalError("Circular dependencies: \(cycle.joined(separator: ", "))")
        case .make:
            let entry = make()
            state.changeAndWakeAll { state in
                table.insert(entry, in: context)
                state.creations[slot] = nil
            }
            return entry
        }
    }

    func prepare(_ entry: any AnyEntry, in context: DependencyContext) -> Preparation {
        let slot = Slot(key: ObjectIdentifier(entry.key), context: context)
        return state.changeAndWakeAll { state in
            if state.prepared.contains(slot) { return .preparedBefore }
            if state.creations[slot] != nil || table.contains(slot.key, in: context) { return .usedBefore }
            table.insert(entry, in: context)
            state.prepared.insert(slot)
            return .prepared
        }
    }

    /// Follows the chain of threads that create values and wait for others: the names of those values, if the chain ends at the calling
    /// thread.
    private static func cycle(from slot: Slot, backTo thread: ObjectIdentifier, in state: State) -> [String]? {
        var threads: Set<ObjectIdentifier> = []
        var next: Slot? = slot
        while let slot = next, let creation = state.creations[slot], threads.insert(creation.thread).inserted {
            if creation.thread == thread {
                return state.creations.values
                    .filter { threads.contains($0.thread) }
                    .map { String(reflecting: $0.key) }
                    .sorted()
            }
            next = state.waiting[creation.thread]
        }
        return nil
    }
}
