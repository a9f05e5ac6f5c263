import EvergreenStore

extension TestStore {
    /// Skips all received actions, as if they had been asserted.
    ///
    /// - Parameters:
    ///   - strict: Whether the test fails if there are none.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func skipReceivedActions(
        strict: Bool = true,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        await yieldToEffects()
        guard ledger.read({ !$0.received.isEmpty }) else {
            if strict { place.fail("There are no received actions to skip.") }
            return
        }
        if exhaustivity == .off(showSkippedAssertions: true) {
            place.show("Not asserted. These actions were received:\n\n\(ledger.receivedActions)")
        }
        skipReceived()
    }

    /// Skips all running effects, as if they had ended.
    ///
    /// - Parameters:
    ///   - strict: Whether the test fails if there are none.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func skipInFlightEffects(
        strict: Bool = true,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        await yieldToEffects()
        guard ledger.read({ !$0.running.isEmpty }) else {
            if strict { place.fail("There are no running effects to skip.") }
            return
        }
        if exhaustivity == .off(showSkippedAssertions: true) {
            place.show("Not asserted. These effects still run, started by:\n\n\(ledger.runningActions)")
        }
        ledger.write { $0.running.removeAll() }
    }

    /// Waits until all effects have ended. If that takes longer than the timeout, the test fails.
    ///
    /// - Parameters:
    ///   - duration: The timeout; by default the store's.
    ///   - fileID: The file of reported failures.
    ///   - filePath: The file of reported failures.
    ///   - line: The line of reported failures.
    ///   - column: The column of reported failures.
    public func finish(
        timeout duration: Duration? = nil,
        fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let timeout = duration ?? timeout
        let hasEnded = await wait(timeout) { ledger.read(\.running.isEmpty) }
        if !hasEnded {
            place.fail(
                """
                Effects have not ended within \(timeout). They were started by:

                \(ledger.runningActions)

                Cancel them, advance the clock that they wait for, or give them more time with 'timeout:'.
                """
            )
            ledger.write { $0.running.removeAll() }
        }
        guard exhaustivity == .on else { return }
        Self.failForUnasserted(ledger, at: place, when: "All effects have ended")
        skipReceived()
    }
}

extension TestStore {
    /// The bindings of a feature without observable state, as seen by its view.
    ///
    /// - Parameter toViewAction: The case of the binding actions.
    public func bindings<ViewAction: BindableAction>(
        action toViewAction: CaseKeyPath<Action, ViewAction>
    ) -> BindingViewStore<State> where State == ViewAction.State {
        let path = AnyCasePath(toViewAction)
        return BindingViewStore(state: state) { [weak self] action in self?.sendBinding(path.embed(.binding(action))) }
    }

    /// Sends the action of a binding. Assert its changes with ``assert(_:fileID:file:line:column:)``.
    fileprivate func sendBinding(_ action: Action) {
        let place = SourcePlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        store.send(.sent(action, place))
    }
}

extension TestStore where Action: BindableAction, Action.State == State {
    /// The bindings of a feature without observable state, as seen by its view.
    public var bindings: BindingViewStore<State> {
        BindingViewStore(state: state) { [weak self] action in self?.sendBinding(.binding(action)) }
    }
}
