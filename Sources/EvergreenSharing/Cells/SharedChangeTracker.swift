import CustomDump
import EvergreenConcurrency
import EvergreenDependencies

/// Writes down the changes of shared values, for a test that asserts them.
///
/// It is found through the dependencies: code that runs with ``DependencyValues/sharedChangeTracker`` has its changes written
/// down, be it a reducer or an effect. ``cut()`` returns those since the last cut.
package final class SharedChangeTracker: Sendable {
    private let pending = Locked(SharedChanges())

    package init() {}

    /// The changes since the last cut, which go on to be gathered.
    package var changes: SharedChanges { pending.withLock { $0 } }

    /// Begins anew.
    ///
    /// - Returns: The changes since the last cut.
    package func cut() -> SharedChanges {
        pending.withLock { changes in
            defer { changes = SharedChanges() }
            return changes
        }
    }

    /// `record` is called while the lock of the value is held, so that changes come in their order.
    func record<Value>(_ cell: SharedCell<Value>, before: Value, after: Value) {
        let change = SharedChange(cell: cell, before: before, after: after)
        // Released without the lock: what is released may be anything.
        let former = pending.withLock { $0.add(change) }
        _ = former
    }
}

/// The changes of some shared values: for each, the value before the first and after the last of them.
package struct SharedChanges: Sendable {
    private(set) var changes: [ObjectIdentifier: any AnySharedChange] = [:]

    package init() {}

    /// Whether there are none.
    package var isEmpty: Bool { changes.isEmpty }

    /// These changes, and then others.
    ///
    /// - Parameter later: The others.
    /// - Returns: All of them.
    package func followed(by later: SharedChanges) -> SharedChanges {
        var all = self
        for change in later.changes.values { _ = all.add(change) }
        return all
    }

    /// Each change that a test has not asserted, as text.
    package var descriptions: [String] { SharedAssertion(self, startsBefore: true).unasserted }

    fileprivate mutating func add(_ change: some AnySharedChange) -> (any AnySharedChange)? {
        let former = changes[change.id]
        changes[change.id] = former.map { change.following($0) } ?? change
        return former
    }
}

/// The change of a shared value, whose type is known to it alone.
protocol AnySharedChange: Sendable {
    var id: ObjectIdentifier { get }

    /// The same change, begun at the value before another one of the same value.
    func following(_ former: any AnySharedChange) -> any AnySharedChange

    /// What differs between what a test expects and what has come to be; nil if nothing does.
    func difference(in assertion: SharedAssertion) -> String?
}

/// The change of a shared value.
///
/// `@unchecked` is safe: it is never changed, and its values are read by the test alone, which also holds the shared value.
struct SharedChange<Value>: AnySharedChange, @unchecked Sendable {
    /// Kept alive, so that its identity is not given to another one.
    let cell: SharedCell<Value>
    var before: Value
    var after: Value

    var id: ObjectIdentifier { ObjectIdentifier(cell) }

    func following(_ former: any AnySharedChange) -> any AnySharedChange {
        var copy = self
        if let former = former as? Self { copy.before = former.before }
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
    /// What writes down the changes of shared values; nil for nothing.
    package var sharedChangeTracker: SharedChangeTracker? {
        get { self[SharedChangeTrackerKey.self] }
        set { self[SharedChangeTrackerKey.self] = newValue }
    }
}
