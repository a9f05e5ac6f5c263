import CustomDump
import EvergreenConcurrency
import EvergreenDependencies

/// Records the changes of shared values, for a test that asserts them.
///
/// It is injected as a dependency: changes by code that runs with ``DependencyValues/sharedChangeTracker``, such as a reducer or an effect,
/// are recorded. ``cut()`` returns those since the last cut.
package final class SharedChangeTracker: Sendable {
    private let pending = Locked(SharedChanges())

    package init() {}

    /// The changes since the last cut, without a cut.
    package var changes: SharedChanges { pending.withLock { $0 } }

    /// Starts a new segment.
    ///
    /// - Returns: The changes since the last cut.
    package func cut() -> SharedChanges {
        pending.withLock { changes in
            defer { changes = SharedChanges() }
            return changes
        }
    }

    /// Records a change. Called under the lock of the value, which preserves the order.
    func record<Value>(_ cell: SharedCell<Value>, before: Value, after: Value) {
        let change = SharedChange(cell: cell, before: before, after: after)
        // Released outside the lock, because releasing it may run arbitrary code.
        let previous = pending.withLock { $0.add(change) }
        _ = previous
    }
}

/// The changes of shared values: for each, the value before the first change and after the last one.
package struct SharedChanges: Sendable {
    private(set) var changes: [ObjectIdentifier: any AnySharedChange] = [:]

    package init() {}

    /// Whether there are no changes.
    package var isEmpty: Bool { changes.isEmpty }

    /// These changes, followed by others.
    ///
    /// - Parameter later: The other changes.
    /// - Returns: All changes.
    package func followed(by later: SharedChanges) -> SharedChanges {
        var all = self
        for change in later.changes.values { _ = all.add(change) }
        return all
    }

    /// The unasserted changes, as text.
    package var descriptions: [String] { SharedAssertion(self, startsBefore: true).unasserted }

    fileprivate mutating func add(_ change: some AnySharedChange) -> (any AnySharedChange)? {
        let previous = changes[change.id]
        changes[change.id] = previous.map { change.following($0) } ?? change
        return previous
    }
}

/// A type-erased change of a shared value.
protocol AnySharedChange: Sendable {
    var id: ObjectIdentifier { get }

    /// The same change, starting at the value before an earlier change of the same value.
    func following(_ previous: any AnySharedChange) -> any AnySharedChange

    /// The difference between the expected and the actual value; nil if there is none.
    func difference(in assertion: SharedAssertion) -> String?
}

/// The change of a shared value.
///
/// `@unchecked` is safe: it is immutable, and its values are read by the test only, which also holds the shared value.
struct SharedChange<Value>: AnySharedChange, @unchecked Sendable {
    /// Retained, so that its identity is not reused.
    let cell: SharedCell<Value>
    var before: Value
    var after: Value

    var id: ObjectIdentifier { ObjectIdentifier(cell) }

    func following(_ previous: any AnySharedChange) -> any AnySharedChange {
        var copy = self
        if let previous = previous as? Self { copy.before = previous.before }
        return copy
    }

    func difference(in assertion: SharedAssertion) -> String? {
        let (expected, actual) = (assertion.value(of: cell, .expected), assertion.value(of: cell, .actual))
        if let expected = expected as? any Equatable, isEqual(expected, actual) { return nil }
        guard let text = diff(expected, actual, format: .proportional) else { return nil }
        return "'Shared<\(Value.self)>':\n\n\(text)"
    }
}

private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }

private enum SharedChangeTrackerKey: DependencyKey {
    static let liveValue: SharedChangeTracker? = nil
    static let testValue: SharedChangeTracker? = nil
}

extension DependencyValues {
    /// Records the changes of shared values; nil for none.
    package var sharedChangeTracker: SharedChangeTracker? {
        get { self[SharedChangeTrackerKey.self] }
        set { self[SharedChangeTrackerKey.self] = newValue }
    }
}
