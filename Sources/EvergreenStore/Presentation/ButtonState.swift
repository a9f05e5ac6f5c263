/// A button of an alert or a confirmation dialog: its text, its role, and the action that it sends.
public struct ButtonState<Action>: Identifiable {
    /// The identity of the button.
    public let id: ObservableStateID
    /// The action that a tap sends.
    public let action: ButtonStateAction<Action>
    /// The title.
    public let label: TextState
    /// The role; nil for none.
    public let role: ButtonStateRole?

    /// A button that sends an action, optionally with an animation, or no action.
    ///
    /// - Parameters:
    ///   - role: The role; nil for none.
    ///   - action: The action. By default none: the button only dismisses.
    ///   - label: The title.
    public init(
        role: ButtonStateRole? = nil,
        action: ButtonStateAction<Action> = .send(nil),
        label: () -> TextState
    ) {
        self.init(id: ObservableStateID(), action: action, label: label(), role: role)
    }

    /// A button that sends an action.
    ///
    /// - Parameters:
    ///   - role: The role; nil for none.
    ///   - action: The action.
    ///   - label: The title.
    public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
        self.init(role: role, action: .send(action), label: label)
    }

    private init(id: ObservableStateID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
        self.id = id
        self.action = action
        self.label = label
        self.role = role
    }

    /// Calls a closure with the button's action, within its animation.
    ///
    /// - Parameter perform: Called with the action; nil if the button has none.
    public func withAction(_ perform: (Action?) -> Void) {
        switch action.type {
        case .send(let action): perform(action)
        case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
        }
    }

    /// The same button with another action.
    ///
    /// - Parameter transform: Returns the new action for the current one.
    public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
        ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
    }
}

extension ButtonState {
    /// A button with the role `cancel`, in the style of older sources.
    public static func cancel(
        _ label: TextState = TextState("Cancel"),
        action: ButtonStateAction<Action> = .send(nil)
    ) -> Self {
        Self(role: .cancel, action: action) { label }
    }

    /// A button without a role, in the style of older sources.
    public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(action: action) { label }
    }

    /// A button with the role `destructive`, in the style of older sources.
    public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(role: .destructive, action: action) { label }
    }
}

/// The purpose of a button that affects its appearance or placement.
public enum ButtonStateRole: Hashable, Sendable {
    /// Leaves everything unchanged.
    case cancel
    /// Deletes data. The button is red.
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
