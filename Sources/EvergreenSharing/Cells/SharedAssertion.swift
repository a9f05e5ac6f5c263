import EvergreenConcurrency

/// The comparison of a test's expectations of shared values with the actual values.
///
/// While its closure runs, each shared value has two versions: the *expected* one, which the test reads and changes, and the *actual* one.
/// Both start with the values around one segment of changes; the changes of later segments are undone. `==` of ``Shared`` compares the
/// expected value of its left operand with the actual one of its right operand.
package final class SharedAssertion: Sendable {
    /// The current assertion; nil outside an assertion.
    @TaskLocal package static var current: SharedAssertion?

    /// The version of a value to read.
    enum Side {
        case expected
        case actual
    }

    private let changes: SharedChanges
    private let later: [SharedChanges]
    /// Whether expected values start with those before the changes.
    private let startsBefore: Bool
    /// The changes by the test.
    private let overlay = Locked<[ObjectIdentifier: any AnySharedChange]>([:])

    /// Makes an assertion.
    ///
    /// - Parameters:
    ///   - changes: The changes to assert.
    ///   - later: The changes made since, in order.
    ///   - startsBefore: Whether the expected values start with those before the changes, so that each change has to be asserted.
    package init(_ changes: SharedChanges, later: [SharedChanges] = [], startsBefore: Bool) {
        self.changes = changes
        self.later = later
        self.startsBefore = startsBefore
    }

    /// Runs an asserting closure.
    ///
    /// - Parameter body: Changes shared values to the expected ones, and compares.
    /// - Returns: The result of the closure.
    package func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
        try Self.$current.withValue(self, operation: body)
    }

    /// The unasserted changes, as text.
    package var unasserted: [String] { changes.changes.values.compactMap { $0.difference(in: self) }.sorted() }

    func value<Value>(of cell: SharedCell<Value>, _ side: Side) -> Value {
        let id = ObjectIdentifier(cell)
        if side == .expected {
            if let change = overlay.withLock({ $0[id] }) as? SharedChange<Value> { return change.after }
            if startsBefore, let change = changes.changes[id] as? SharedChange<Value> { return change.before }
        }
        if let change = changes.changes[id] as? SharedChange<Value> { return change.after }
        for segment in later {
            if let change = segment.changes[id] as? SharedChange<Value> { return change.before }
        }
        return cell.currentValue
    }

    /// Modifies the expected value.
    func mutate<Value, R>(_ cell: SharedCell<Value>, _ body: (inout Value) throws -> R) rethrows -> R {
        let before = value(of: cell, .expected)
        var after = before
        defer {
            let change = SharedChange(cell: cell, before: before, after: after)
            overlay.withLock { $0[change.id] = change }
        }
        return try body(&after)
    }
}
