/// An alert as state: its title, its message, and buttons that send actions.
///
/// ```swift
/// state.alert = AlertState {
///     TextState("Delete the entry?")
/// } actions: {
///     ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///     ButtonState(role: .cancel) { TextState("Cancel") }
/// } message: {
///     TextState("It can't be restored.")
/// }
/// ```
///
/// Each value has its own identity, which `==` ignores.
public struct AlertState<Action>: Identifiable {
    /// The identity of the alert.
    public let id: ObservableStateID
    /// The buttons. If empty, the alert has an “OK” button.
    public var buttons: [ButtonState<Action>]
    /// The text below the title; nil for none.
    public var message: TextState?
    /// The bold text at the top.
    public var title: TextState

    /// An alert with a new identity.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - actions: The buttons.
    ///   - message: The text below the title.
    public init(
        title: () -> TextState,
        @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
        message: (() -> TextState)? = nil
    ) {
        self.init(id: ObservableStateID(), buttons: actions(), message: message?(), title: title())
    }

    private init(id: ObservableStateID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
        self.id = id
        self.buttons = buttons
        self.message = message
        self.title = title
    }

    /// The same alert with other actions.
    ///
    /// - Parameter transform: Returns the new action for the current one, which is nil for a button without an action.
    public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
        AlertState<NewAction>(id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title)
    }
}

extension AlertState {
    /// Creates an alert with any number of buttons, in the style of older sources.
    public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
        self.init(id: ObservableStateID(), buttons: buttons, message: message, title: title)
    }

    /// Creates an alert with one button, in the style of older sources.
    public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
        self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons, in the style of older sources.
    public init(
        title: TextState,
        message: TextState? = nil,
        primaryButton: ButtonState<Action>,
        secondaryButton: ButtonState<Action>
    ) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }
}

extension AlertState: _EphemeralState {}

extension AlertState: Equatable where Action: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
    }
}

extension AlertState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(buttons)
    }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
    public var customMirror: Mirror {
        var children: [(label: String?, value: Any)] = [("title", title)]
        if !buttons.isEmpty { children.append(("actions", buttons)) }
        if let message { children.append(("message", message)) }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
