/// The action of a button, if it has one.
public struct ButtonStateAction<Action> {
    enum Kind {
        case send(Action?)
        case animatedSend(Action?, animation: Animation?)
    }

    let type: Kind

    /// Sends an action; with nil, the button only dismisses.
    public static func send(_ action: Action?) -> Self {
        Self(type: .send(action))
    }

    /// Sends an action, and animates its changes.
    public static func send(_ action: Action?, animation: Animation?) -> Self {
        Self(type: .animatedSend(action, animation: animation))
    }

    /// The action; nil if there is none.
    public var action: Action? {
        switch type {
        case .send(let action), .animatedSend(let action, _): action
        }
    }

    /// Returns the same value with another action.
    func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
        switch type {
        case .send(let action): .send(transform(action))
        case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
        }
    }
}

extension ButtonStateAction.Kind: Equatable where Action: Equatable {}
extension ButtonStateAction.Kind: Hashable where Action: Hashable {}
extension ButtonStateAction.Kind: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomReflectable {
    public var customMirror: Mirror {
        switch type {
        case .send(let action):
            Mirror(self, children: ["send": action as Any], displayStyle: .enum)
        case .animatedSend(let action, let animation):
            Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
        }
    }
}
