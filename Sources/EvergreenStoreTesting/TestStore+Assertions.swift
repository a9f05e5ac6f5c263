import CustomDump
import EvergreenDependencies
import EvergreenSharing
import EvergreenStore

extension TestStore {
    /// Compares the state with the test's expectation.
    ///
    /// - Parameters:
    ///   - before: The state before the action.
    ///   - after: The state after it.
    ///   - subject: The description of the event, for messages.
    ///   - stackElementIDs: The generator of identities before the action, so that an expected element gets the same identity.
    ///   - sharedChanges: The changes of shared state.
    ///   - update: Modifies the state to the expected one; nil for no change.
    ///   - place: The location of the assertion.
    func expect(
        before: State,
        after: State,
        subject: String,
        stackElementIDs: StackElementIDGenerator,
        sharedChanges: SharedChanges,
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

        let later = ledger.laterSharedChanges
        let shared = SharedAssertion(sharedChanges, later: later, startsBefore: true)
        var complete = shared {
            differences(
                expected: updated(before),
                actual: after,
                before: before,
                subject: subject,
                hasUpdate: update != nil,
                hasSharedChanges: !sharedChanges.isEmpty
            )
        }
        // Values shared with other parts of the app need not be part of the state.
        complete = complete ?? unassertedSharedState(shared.unasserted, after: subject)
        switch exhaustivity {
        case .on:
            if let complete { place.fail(complete) }
        case .off(let showsSkipped):
            // Explicit assertions must hold for the actual state.
            let shared = SharedAssertion(sharedChanges, later: later, startsBefore: false)
            let failure = shared {
                let asserted = updated(after)
                return areEqual(asserted, after) ? nil : mismatch(expected: asserted, actual: after, subject: subject)
            }
            if let failure {
                place.fail(failure)
            } else if showsSkipped, let complete {
                place.show("Not asserted. \(complete)")
            }
        }
    }

    private func unassertedSharedState(_ changes: [String], after subject: String) -> String? {
        guard !changes.isEmpty else { return nil }
        return """
            Shared state is not as expected after \(subject):

            \(changes.map { indented($0) }.joined(separator: "\n\n"))

            (Expected: −, actual: +) Assert the change with 'withLock' in the trailing closure.
            """
    }

    private func differences(
        expected: State,
        actual: State,
        before: State,
        subject: String,
        hasUpdate: Bool,
        hasSharedChanges: Bool
    ) -> String? {
        if !areEqual(expected, actual) {
            guard hasUpdate else {
                return """
                    The state has changed unexpectedly after \(subject):

                    \(difference(expected, actual))

                    (Before: −, after: +) Assert the change in the trailing closure.
                    """
            }
            return mismatch(expected: expected, actual: actual, subject: subject)
        }
        if hasUpdate, !hasSharedChanges, areEqual(expected, before) {
            return """
                The test expects a change of the state, but it has not changed after \(subject).

                The trailing closure does not modify the state. Omit the closure if no change is expected.
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
        return indented(text)
    }

    /// Fails for missing assertions.
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

                Assert each with 'store.receive', or skip them with 'store.exhaustivity = .off'.
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
        let sharedChanges = ledger.takeSharedChanges().descriptions
        if !sharedChanges.isEmpty {
            place.fail(
                """
                \(occasion), and a change of shared state was not asserted:

                \(indented(sharedChanges.joined(separator: "\n\n")))

                (Before: −, after: +) Assert it with 'store.assert'.
                """
            )
        }
    }

    /// Asserts the current state, without an action.
    ///
    /// Changes of shared state that effects have made since the last action must be asserted, unless the test store is not
    /// exhaustive: `store.assert { $0.$count.withLock { $0 = 1 } }`.
    ///
    /// - Parameters:
    ///   - update: Modifies the state to the expected one; unmodified fields are not asserted.
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
        let isUpToDate = ledger.read { $0.received.isEmpty }
        let shared = SharedAssertion(
            isUpToDate ? ledger.takeSharedChanges() : SharedChanges(),
            later: isUpToDate ? [] : ledger.laterSharedChanges,
            startsBefore: exhaustivity == .on
        )
        let failure: String? = shared {
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
            if areEqual(expected, actual) { return nil }
            return mismatch(expected: expected, actual: actual, subject: "the actions so far")
        }
        let unasserted = exhaustivity == .on ? shared.unasserted : []
        guard let failure = failure ?? unassertedSharedState(unasserted, after: "the actions so far") else { return }
        place.fail(failure)
    }
}
