/// A button of an alert or a confirmation dialog: its text, its role, and the action that it sends.
public struct ButtonState<Action>: Identifiable {
    /// The identity of the button.
    public let id: ObservableStateID
    /// What happens when it is tapped.
    public let action: ButtonStateAction<Action>
    /// The text.
    public let label: TextState
    /// What the button is for, where that matters.
    public let role: ButtonStateRole?

    /// A button.
    ///
    /// - Parameters:
    ///   - role: What it is for.
    ///   - action: What happens when it is tapped.
    ///   - label: The text.
    public init(
        role: ButtonStateRole? = nil,
        action: ButtonStateAction<Action> = .send(nil),
        label: () -> TextState
    ) {
        self.init(id: ObservableStateID(), action: action, label: label(), role: role)
    }

    /// A button.
    ///
    /// - Parameters:
    ///   - role: What it is for.
    ///   - action: What it sends.
    ///   - label: The text.
    public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
        self.init(role: role, action: .send(action), label: label)
    }

    private init(id: ObservableStateID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
        self.id = id
        self.action = action
        self.label = label
        self.role = role
    }

    /// Hands over the action that a tap sends, with its animation if it has one.
    ///
    /// - Parameter perform: Sends the action; nil for a button without.
    public func withAction(_ perform: (Action?) -> Void) {
        switch action.type {
        case .send(let action): perform(action)
        case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
        }
    }

    /// The same button with another action.
    ///
    /// - Parameter transform: Makes the new action of the present one.
    public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
        ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
    }
}

extension ButtonState {
    /// A button that leaves everything as it is, as in older sources.
    public static func cancel(
        _ label: TextState = TextState("Cancel"),
        action: ButtonStateAction<Action> = .send(nil)
    ) -> Self {
        Self(role: .cancel, action: action) { label }
    }

    /// A button without a role, as in older sources.
    public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(action: action) { label }
    }

    /// A button that deletes something, as in older sources.
    public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(role: .destructive, action: action) { label }
    }
}

/// What a button is for, where that matters.
public enum ButtonStateRole: Hashable, Sendable {
    /// Leaves everything as it is.
    case cancel
    /// Deletes something.
    case destructive
}

extension ButtonRole {
    /// The role of a button's state.
    public init(_ role: ButtonStateRole) {
        switch role {
        case .cancel: self = .cancel
        case .destructive: self = .destructive
        }
    }
}

extension ButtonState: Equatable where Action: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
    }
}

extension ButtonState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(action)
        hasher.combine(label)
        hasher.combine(role)
    }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomReflectable {
    public var customMirror: Mirror {
        var children: [(label: String?, value: Any)] = []
        if let role { children.append(("role", role)) }
        children.append(("action", action))
        children.append(("label", label))
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
