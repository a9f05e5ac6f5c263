import CustomDump
import EvergreenConcurrency
import EvergreenDependencies
import EvergreenSharing
import EvergreenStore

/// What has happened in a feature under test, and what the test has not asserted yet.
///
/// 1. The store runs a ``TestReducer``, which writes down each action that an effect sends, with the state after it.
/// 2. The test reads them one by one. ``Entries/state`` is the state after the last one that it has read.
/// 3. Effects are written down when they start, and crossed out when they end.
///
/// The store works on the main actor, and the end of the test is on any thread: a lock guards all of it.
final class TestLedger<State, Action>: Sendable {
    /// An action that an effect has sent.
    struct Received {
        let action: Action
        /// The state after it.
        let state: State
        /// What made identities before it.
        let stackElementIDs: StackElementIDGenerator
        /// How shared state has changed since the action before.
        let sharedChanges: SharedChanges
    }

    struct Entries {
        /// The state, up to the last action that the test has asserted.
        var state: State
        var received: [Received] = []
        /// How an action that the test has sent has changed shared state, until it asserts that.
        var sharedChanges = SharedChanges()
        /// The effects that run, each by the action that started it, with the place of that in the test.
        var running: [Int: (action: Action, place: SourcePlace?)] = [:]
        var nextEffect = 0
        var dependencies: DependencyValues
        var isDismissed = false
        var exhaustivity = Exhaustivity.on
    }

    private let entries: Locked<Entries>
    /// Writes down how effects change shared state, until the next action.
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

    /// How shared state has changed after the actions that the test has received, in order.
    var laterSharedChanges: [SharedChanges] { read { $0.received.map(\.sharedChanges) } + [sharedChanges.changes] }

    /// How shared state has changed apart from the actions that effects have sent, which counts as asserted from now on.
    func takeSharedChanges() -> SharedChanges {
        let sent = write { entries in
            defer { entries.sharedChanges = SharedChanges() }
            return entries.sharedChanges
        }
        return sent.followed(by: sharedChanges.cut())
    }

    /// The actions that effects have sent and no one has asserted, as text.
    var receivedActions: String {
        list(read { $0.received.map(\.action) })
    }

    /// The actions whose effects run, as text.
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
