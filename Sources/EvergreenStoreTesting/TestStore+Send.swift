import CustomDump
import EvergreenSharing
import EvergreenStore

extension TestStore {
    /// Sends an action, and asserts its changes to the state.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(
        _ action: Action,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> TestStoreTask {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        failForReceived(beforeSending: action, at: place)
        failForSharedChanges(beforeSending: action, at: place)
        let before = state
        let stackElementIDs = dependencies.stackElementID.copy
        let task = store.send(.sent(action, place))
        let after = state
        let sharedChanges = ledger.write { entries in
            defer { entries.sharedChanges = SharedChanges() }
            return entries.sharedChanges
        }
        await yieldToEffects()
        expect(
            before: before,
            after: after,
            subject: "'\(caseName(of: action))' was sent",
            stackElementIDs: stackElementIDs,
            sharedChanges: sharedChanges,
            update,
            at: place
        )
        return TestStoreTask(task, timeout: timeout)
    }

    /// Sends an action without a payload, by its case: `store.send(\.refreshButtonTapped)`.
    ///
    /// - Parameters:
    ///   - keyPath: The case.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send(
        _ keyPath: CaseKeyPath<Action, Void>,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> TestStoreTask {
        await send(
            AnyCasePath(keyPath).embed(()),
            assert: update,
            fileID: fileID,
            file: filePath,
            line: line,
            column: column
        )
    }

    /// Sends an action by its case and payload: `store.send(\.binding.text, "Hello")`.
    ///
    /// - Parameters:
    ///   - keyPath: The case.
    ///   - value: The payload.
    ///   - update: Changes the state before the action to the one expected after it; nil for no change.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    /// - Returns: The effects that the action has started.
    @discardableResult
    public func send<Value>(
        _ keyPath: CaseKeyPath<Action, Value>,
        _ value: Value,
        assert update: ((_ state: inout State) throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> TestStoreTask {
        await send(
            AnyCasePath(keyPath).embed(value),
            assert: update,
            fileID: fileID,
            file: filePath,
            line: line,
            column: column
        )
    }

    private func failForReceived(beforeSending action: Action, at place: SourcePlace) {
        let count = ledger.read { $0.received.count }
        guard count > 0 else { return }
        switch exhaustivity {
        case .on:
            place.fail(
                """
                '\(caseName(of: action))' is sent, and \(count) received \(count == 1 ? "action is" : "actions are") not asserted:

                \(ledger.receivedActions)

                Assert each with 'store.receive' first.
                """
            )
        case .off(let showsSkipped):
            if showsSkipped { place.show("Not asserted. These actions were received:\n\n\(ledger.receivedActions)") }
        }
        skipReceived()
    }

    private func failForSharedChanges(beforeSending action: Action, at place: SourcePlace) {
        let changes = ledger.takeSharedChanges().descriptions
        guard !changes.isEmpty else { return }
        let text = "Shared state has changed:\n\n\(indented(changes.joined(separator: "\n\n")))"
        switch exhaustivity {
        case .on:
            place.fail(
                """
                '\(caseName(of: action))' is sent, and a change by an effect is not asserted. \(text)

                (Before: −, after: +) Assert it with 'store.assert' first.
                """
            )
        case .off(let showsSkipped):
            if showsSkipped { place.show("Not asserted. \(text)") }
        }
    }

    /// Advances to the state after all received actions.
    func skipReceived() {
        ledger.write { entries in
            if let last = entries.received.last { entries.state = last.state }
            entries.received.removeAll()
        }
    }
}
