import CustomDump
import EvergreenDependencies
import EvergreenStore

extension TestStore {
    /// Compares the state with what a test expects of it.
    ///
    /// - Parameters:
    ///   - before: The state before the action.
    ///   - after: The state after it.
    ///   - subject: What has happened, for messages.
    ///   - stackElementIDs: What made identities before the action, so that an expected element gets the same one.
    ///   - update: Changes the state as the test expects it; nil for no change.
    ///   - place: Where the test says so.
    func expect(
        before: State,
        after: State,
        subject: String,
        stackElementIDs: StackElementIDGenerator,
        _ update: ((inout State) throws -> Void)?,
        at place: SourcePlace
    ) {
        func updated(_ state: State) -> State {
            guard let update else { return state }
            var state = state
            do {
                try EvergreenDependencies.withDependencies {
                    $0 = dependencies
                    $0.stackElementID = stackElementIDs.copy
                } operation: {
                    try update(&state)
                }
            } catch {
                place.fail("The closure that changes the expected state threw an error: \(error)")
            }
            return state
        }

        let expected = updated(before)
        let complete = differences(
            expected: expected,
            actual: after,
            before: before,
            subject: subject,
            hasUpdate: update != nil
        )
        switch exhaustivity {
        case .on:
            if let complete { place.fail(complete) }
        case .off(let showsSkipped):
            // What the test asserts must hold when it is asserted of the state as it is.
            let asserted = updated(after)
            if !areEqual(asserted, after) {
                place.fail(mismatch(expected: asserted, actual: after, subject: subject))
            } else if showsSkipped, let complete {
                place.show("Not asserted. \(complete)")
            }
        }
    }

    private func differences(
        expected: State,
        actual: State,
        before: State,
        subject: String,
        hasUpdate: Bool
    ) -> String? {
        if !areEqual(expected, actual) {
            guard hasUpdate else {
                return """
                    The state has changed, which the test does not expect, after \(subject):

                    \(difference(expected, actual))

                    (Before: −, after: +) Assert the change in the trailing closure.
                    """
            }
            return mismatch(expected: expected, actual: actual, subject: subject)
        }
        if hasUpdate, areEqual(expected, before) {
            return """
                The test expects a change of the state, and nothing has changed after \(subject).

                The trailing closure leaves the state as it was. Leave the closure out if that is expected.
                """
        }
        return nil
    }

    private func mismatch(expected: State, actual: State, subject: String) -> String {
        """
        The state is not as expected after \(subject):

        \(difference(expected, actual))

        (Expected: −, actual: +)
        """
    }

    private func difference(_ first: State, _ second: State) -> String {
        let text =
            diff(first, second, format: .proportional)
            ?? "Expected:\n\(String(customDumping: first))\n\nActual:\n\(String(customDumping: second))"
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }

    /// Fails for what was not asserted.
    nonisolated static func failForUnasserted(
        _ ledger: TestLedger<State, Action>,
        at place: SourcePlace,
        when occasion: String
    ) {
        let (received, running) = ledger.read { ($0.received.count, $0.running.count) }
        if received > 0 {
            place.fail(
                """
                \(occasion), and \(received) received \(received == 1 ? "action was" : "actions were") not asserted:

                \(ledger.receivedActions)

                Assert each with 'store.receive', or leave them out with 'store.exhaustivity = .off'.
                """
            )
        }
        if running > 0 {
            place.fail(
                """
                \(occasion), and \(running) \(running == 1 ? "effect still runs" : "effects still run"), started by:

                \(ledger.runningActions)

                An effect must end before its test does. Cancel it, advance the clock that it waits for, or wait for it with \
                'await store.finish()'.
                """
            )
        }
    }

    /// Asserts the state as it is, without an action.
    ///
    /// - Parameters:
    ///   - update: Changes the state to what is expected; what it leaves alone is not asserted.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func assert(
        _ update: @escaping (_ state: inout State) throws -> Void,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let actual = state
        var expected = actual
        do {
            try EvergreenDependencies.withDependencies {
                $0 = dependencies
            } operation: {
                try update(&expected)
            }
        } catch {
            place.fail("The closure that changes the expected state threw an error: \(error)")
        }
        guard !areEqual(expected, actual) else { return }
        place.fail(mismatch(expected: expected, actual: actual, subject: "the actions so far"))
    }
}
