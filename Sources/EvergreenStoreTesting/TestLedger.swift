import CustomDump
import EvergreenConcurrency
import EvergreenDependencies
import EvergreenSharing
import EvergreenStore

/// The events of a feature under test, and the events that the test has not asserted yet.
///
/// 1. The store runs a ``TestReducer``, which records each action that an effect sends, with the state after it.
/// 2. The test asserts them one by one. ``Entries/state`` is the state after the last asserted action.
/// 3. Effects are recorded when they start, and removed when they end.
///
/// The store runs on the main actor, but the test may end on any thread: all state is guarded by a lock.
final class TestLedger<State, Action>: Sendable {
    /// An action that an effect has sent.
    struct Received {
        let action: Action
        /// The state after the action.
        let state: State
        /// The generator of identities before the action.
        let stackElementIDs: StackElementIDGenerator
        /// The changes of shared state since the previous action.
        let sharedChanges: SharedChanges
    }

    struct Entries {
        /// The state, up to the last action that the test has asserted.
        var state: State
        var received: [Received] = []
        /// The unasserted changes of shared state by an action that the test has sent.
        var sharedChanges = SharedChanges()
        /// The running effects, each with the action that started it, and the action's location in the test.
        var running: [Int: (action: Action, place: SourcePlace?)] = [:]
        var nextEffect = 0
        var dependencies: DependencyValues
        var isDismissed = false
        var exhaustivity = Exhaustivity.on
    }

    private let entries: Locked<Entries>
    /// Tracks the changes of shared state by effects until the next action.
    let sharedChanges: SharedChangeTracker

    init(state: State, dependencies: DependencyValues, sharedChanges: SharedChangeTracker) {
        self.sharedChanges = sharedChanges
        entries = Locked(Entries(state: state, dependencies: dependencies))
    }

    func read<Value>(_ body: (Entries) -> Value) -> Value {
        entries.withLock { body($0) }
    }

    func write<Value>(_ body: (inout Entries) -> Value) -> Value {
        entries.withLock { body(&$0) }
    }

    /// The changes of shared state after each action that the test has received, in order.
    var laterSharedChanges: [SharedChanges] { read { $0.received.map(\.sharedChanges) } + [sharedChanges.changes] }

    /// Returns the changes of shared state other than those of actions sent by effects, which then count as asserted.
    func takeSharedChanges() -> SharedChanges {
        let sent = write { entries in
            defer { entries.sharedChanges = SharedChanges() }
            return entries.sharedChanges
        }
        return sent.followed(by: sharedChanges.cut())
    }

    /// The unasserted actions of effects, as text.
    var receivedActions: String {
        list(read { $0.received.map(\.action) })
    }

    /// The actions whose effects are running, as text.
    var runningActions: String {
        list(read { entries in entries.running.sorted { $0.key < $1.key }.map(\.value.action) })
    }

    private func list(_ actions: [Action]) -> String {
        var texts: [(text: String, count: Int)] = []
        for action in actions {
            let text = String(customDumping: action)
            if texts.last?.text == text { texts[texts.count - 1].count += 1 } else { texts.append((text, 1)) }
        }
        return texts.map { text, count in
            "• \(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  "))"
                + (count > 1 ? " (\(count) times)" : "")
        }
        .joined(separator: "\n")
    }
}
