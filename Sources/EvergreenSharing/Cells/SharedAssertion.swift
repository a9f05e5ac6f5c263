import EvergreenConcurrency

/// The comparison of what a test expects of shared values with what has come to be.
///
/// While its closure runs, each shared value has two: the *expected* one, which the test reads and changes, and the *actual* one.
/// Both begin with the values around one segment of changes; the changes of later segments are undone. `==` of ``Shared`` compares
/// the expected value of its left side with the actual one of its right side.
package final class SharedAssertion: Sendable {
    /// The assertion that the code runs in; nil for none.
    @TaskLocal package static var current: SharedAssertion?

    /// Which of the two values is read.
    enum Side {
        case expected
        case actual
    }

    private let changes: SharedChanges
    private let later: [SharedChanges]
    /// Whether a test begins with the values before the changes.
    private let startsBefore: Bool
    /// What the test has changed.
    private let overlay = Locked<[ObjectIdentifier: any AnySharedChange]>([:])

    /// Makes an assertion.
    ///
    /// - Parameters:
    ///   - changes: The changes to assert.
    ///   - later: What has changed since, in order.
    ///   - startsBefore: Whether the expected values begin with those before the changes, so that each of them has to be asserted.
    package init(_ changes: SharedChanges, later: [SharedChanges] = [], startsBefore: Bool) {
        self.changes = changes
        self.later = later
        self.startsBefore = startsBefore
    }

    /// Runs a closure that asserts.
    ///
    /// - Parameter body: Changes shared values to those expected, and compares.
    /// - Returns: What it returns.
    package func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
        try Self.$current.withValue(self, operation: body)
    }

    /// What the test has not asserted of the changes, each as text.
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

    /// Changes the expected value.
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
