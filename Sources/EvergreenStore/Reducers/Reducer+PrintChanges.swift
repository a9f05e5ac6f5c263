import CustomDump

extension Reducer {
    /// Prints each action, and its changes to the state.
    ///
    /// ```swift
    /// Store(initialState: Feature.State()) {
    ///     Feature()._printChanges()
    /// }
    /// ```
    ///
    /// - Parameter printer: The printer; nil to print nothing.
    /// - Returns: The printing reducer.
    public func _printChanges(
        _ printer: _ReducerPrinter<State, Action>? = .customDump
    ) -> some Reducer<State, Action> {
        PrintingReducer(base: self, printer: printer)
    }
}

/// The output format of `_printChanges(_:)`.
public struct _ReducerPrinter<State, Action> {
    private let print: (_ action: Action, _ oldState: State, _ newState: State) -> Void

    /// Creates a custom printer.
    ///
    /// - Parameter printChange: Prints an action, and the state before and after.
    public init(printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void) {
        print = printChange
    }

    func printChange(_ action: Action, _ oldState: State, _ newState: State) {
        print(action, oldState, newState)
    }

    /// Prints the action with its payload, and the difference of the states.
    public static var customDump: Self {
        Self { action, oldState, newState in
            var text = "received action:\n"
            CustomDump.customDump(action, to: &text, indent: 2)
            text += "\n" + (diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n")
            Swift.print(text)
        }
    }

    /// Prints the action's case only.
    public static var actionLabels: Self {
        Self { action, _, _ in Swift.print("received action: \(caseName(of: action))") }
    }
}

/// A reducer that prints.
private struct PrintingReducer<Base: Reducer>: Reducer {
    let base: Base
    let printer: _ReducerPrinter<Base.State, Base.Action>?

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        guard let printer else { return base.reduce(into: &state, action: action) }
        let before = state
        let effect = base.reduce(into: &state, action: action)
        printer.printChange(action, before, state)
        return effect
    }
}
