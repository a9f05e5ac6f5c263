import CustomDump
import EvergreenStore

extension TestStore {
    /// Receives the next action, which must satisfy a condition, and asserts its changes to the state.
    ///
    /// - Parameters:
    ///   - isMatching: The condition.
    ///   - duration: The maximum time to wait for the action; by default the store's timeout.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    @_disfavoredOverload
    public func receive(
        _ isMatching: (_ action: Action) -> Bool,
        timeout duration: Duration? = nil,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        await receive(
            isMatching: isMatching,
            description: "an action that satisfies the condition",
            mismatch: { "It does not satisfy the condition:\n\n\(indented(String(customDumping: $0)))" },
            timeout: duration,
            update,
            at: place
        )
    }

    /// Receives the next action, which must be in a case, and asserts its changes to the state: `store.receive(\.child.response)`.
    ///
    /// - Parameters:
    ///   - keyPath: The case.
    ///   - duration: The maximum time to wait for the action; by default the store's timeout.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func receive<Value>(
        _ keyPath: CaseKeyPath<Action, Value>,
        timeout duration: Duration? = nil,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await receive(
            AnyCasePath(keyPath),
            timeout: duration,
            assert: update,
            fileID: fileID,
            file: filePath,
            line: line,
            column: column
        )
    }

    /// Receives the next action, which must be in a case: `store.receive(/Action.response)`.
    ///
    /// - Parameters:
    ///   - path: The case.
    ///   - duration: The maximum time to wait for the action; by default the store's timeout.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    @_disfavoredOverload
    public func receive<Value>(
        _ path: AnyCasePath<Action, Value>,
        timeout duration: Duration? = nil,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        await receive(
            isMatching: { path.extract(from: $0) != nil },
            description: "an action of the case with a payload of type \(Value.self)",
            mismatch: { "It is in another case:\n\n\(indented(String(customDumping: $0)))" },
            timeout: duration,
            update,
            at: place
        )
    }

    /// Receives the next action, which must be in a case with a payload: `store.receive(\.response, "Hello")`.
    ///
    /// - Parameters:
    ///   - keyPath: The case.
    ///   - value: The payload.
    ///   - duration: The maximum time to wait for the action; by default the store's timeout.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func receive<Value: Equatable>(
        _ keyPath: CaseKeyPath<Action, Value>,
        _ value: Value,
        timeout duration: Duration? = nil,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let path = AnyCasePath(keyPath)
        await receive(
            isMatching: { path.extract(from: $0) == value },
            description: "an action of the case with the payload \(String(customDumping: value))",
            mismatch: { action in
                guard let actual = path.extract(from: action) else {
                    return "It is in another case:\n\n\(indented(String(customDumping: action)))"
                }
                return "It has another payload:\n\n\(comparison(value, actual))"
            },
            timeout: duration,
            update,
            at: place
        )
    }

    /// Waits for the next action, and asserts it.
    private func receive(
        isMatching: (Action) -> Bool,
        description: String,
        mismatch: (Action) -> String,
        timeout duration: Duration?,
        _ update: ((inout State) throws -> Void)?,
        at place: SourcePlace
    ) async {
        let isExhaustive = exhaustivity == .on
        let timeout = duration ?? timeout
        _ = await wait(timeout) {
            ledger.read { entries in
                let hasArrived =
                    isExhaustive ? !entries.received.isEmpty : entries.received.contains { isMatching($0.action) }
                return hasArrived || entries.running.isEmpty
            }
        }
        if !isExhaustive { skipReceived(until: isMatching, at: place) }
        let before = state
        guard let received = ledger.write({ $0.received.isEmpty ? nil : $0.received.removeFirst() }) else {
            failForMissing(description, timeout: timeout, at: place)
            return
        }
        ledger.write { $0.state = received.state }
        if !isMatching(received.action) {
            place.fail("The test expects \(description), but received another action. \(mismatch(received.action))")
        }
        expect(
            before: before,
            after: received.state,
            subject: "'\(caseName(of: received.action))' was received",
            stackElementIDs: received.stackElementIDs,
            sharedChanges: received.sharedChanges,
            update,
            at: place
        )
    }

    private func failForMissing(_ description: String, timeout: Duration, at place: SourcePlace) {
        guard ledger.read({ !$0.running.isEmpty }) else {
            place.fail(
                """
                The test expects \(description), but received none. No effect runs that could send it.
                """
            )
            return
        }
        place.fail(
            """
            The test expects \(description), but received none within \(timeout). These effects still run, started by:

            \(ledger.runningActions)

            Advance the clock that they wait for first, or give them more time with 'timeout:'.
            """
        )
    }

    /// Skips the actions before one that matches, if there is one.
    private func skipReceived(until isMatching: (Action) -> Bool, at place: SourcePlace) {
        let skipped: [Action] = ledger.write { entries in
            guard let index = entries.received.firstIndex(where: { isMatching($0.action) }) else {
                defer { entries.received.removeAll() }
                if let last = entries.received.last { entries.state = last.state }
                return entries.received.map(\.action)
            }
            if index > 0 { entries.state = entries.received[index - 1].state }
            defer { entries.received.removeFirst(index) }
            return entries.received[..<index].map(\.action)
        }
        guard exhaustivity == .off(showSkippedAssertions: true), !skipped.isEmpty else { return }
        place.show(
            """
            Not asserted. These actions were received:

            \(skipped.map { indented(String(customDumping: $0)) }.joined(separator: "\n"))
            """
        )
    }
}

extension TestStore where Action: Equatable {
    /// Receives the next action, and asserts its changes to the state.
    ///
    /// - Parameters:
    ///   - expected: The action.
    ///   - duration: The maximum time to wait for the action; by default the store's timeout.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func receive(
        _ expected: Action,
        timeout duration: Duration? = nil,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await receive(
            isMatching: { $0 == expected },
            description: "'\(caseName(of: expected))'",
            mismatch: { "It differs:\n\n\(comparison(expected, $0))" },
            timeout: duration,
            update,
            at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}

func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
}

private func comparison<Value>(_ expected: Value, _ actual: Value) -> String {
    let text =
        diff(expected, actual, format: .proportional)
        ?? "Expected:\n\(String(customDumping: expected))\n\nReceived:\n\(String(customDumping: actual))"
    return "\(indented(text))\n\n(Expected: −, received: +)"
}
