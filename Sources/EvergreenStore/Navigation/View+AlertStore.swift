extension View {
    /// Shows an alert while there is state for it.
    ///
    /// ```swift
    /// .alert($store.scope(state: \.alert, action: \.alert))
    /// ```
    ///
    /// A button sends its action; a button without an action dismisses the alert.
    ///
    /// - Parameter item: A binding to the alert's store.
    /// - Returns: The view.
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
        let store = item.wrappedValue
        let alert = store?.withState { $0 }
        return self.alert(
            alert.map { Text($0.title) } ?? Text(verbatim: ""),
            isPresented: item.isPresented(store),
            presenting: alert,
            actions: { alert in
                ForEach(alert.buttons) { ButtonStateView(button: $0) { store.send(buttonAction: $0) } }
            },
            message: { alert in
                alert.message.map { Text($0) }
            }
        )
    }

    /// Shows an alert while there is state for it.
    ///
    /// - Parameter store: The alert's store: `store.scope(state: \.$alert, action: \.alert)`.
    /// - Returns: The view.
    public func alert<ButtonAction>(
        store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
    ) -> some View {
        PresentationStoreView(store, state: { $0 }, action: { $0 }) { alert($0) }
    }

    /// Shows an alert while a destination is in a case.
    ///
    /// - Parameters:
    ///   - store: The store of the destination.
    ///   - toDestinationState: Extracts the state of the case: `/Destination.State.alert`.
    ///   - fromDestinationAction: Returns the destination's action: `Destination.Action.alert`.
    /// - Returns: The view.
    public func alert<State, Action, ButtonAction>(
        store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
        action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
    ) -> some View {
        PresentationStoreView(store, state: toDestinationState, action: fromDestinationAction) { alert($0) }
    }
}

/// A button of an alert or dialog, which passes its action to a function.
struct ButtonStateView<Action>: View {
    let button: ButtonState<Action>
    let handler: (Action?) -> Void

    var body: some View {
        Button(role: button.role.map { ButtonRole($0) }) {
            button.withAction(handler)
        } label: {
            Text(button.label)
        }
    }
}

extension Optional {
    /// Sends the action of a button, if there are an action and a store.
    @MainActor
    func send<State, Action>(buttonAction action: Action?) where Wrapped == Store<State, Action> {
        if let self, let action { self.send(action) }
    }
}

extension Binding {
    /// Whether a part of a store is presented. Setting it to false dismisses that part, but not another one that has replaced it.
    @MainActor
    func isPresented<State, Action>(_ store: Store<State, Action>?) -> Binding<Bool>
    where Value == Store<State, Action>? {
        let item = self
        return Binding<Bool>(
            get: { item.wrappedValue != nil },
            set: { isPresented in
                guard !isPresented, let store, item.wrappedValue === store else { return }
                item.wrappedValue = nil
            }
        )
    }
}
