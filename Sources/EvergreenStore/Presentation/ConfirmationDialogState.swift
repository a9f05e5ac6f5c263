/// A confirmation dialog as state: its title, its message, and buttons that send actions.
///
/// Each value has its own identity, which `==` ignores.
public struct ConfirmationDialogState<Action>: Identifiable {
    /// The identity of the dialog.
    public let id: ObservableStateID
    /// The buttons, from top to bottom.
    public var buttons: [ButtonState<Action>]
    /// The text below the title; nil for none.
    public var message: TextState?
    /// The title. Assistive technology reads it even if it is hidden.
    public var title: TextState
    /// Whether the title is shown.
    public var titleVisibility: ConfirmationDialogStateTitleVisibility

    /// A dialog with a new identity.
    ///
    /// - Parameters:
    ///   - titleVisibility: Whether the title is shown.
    ///   - title: The title.
    ///   - actions: The buttons.
    ///   - message: The text below the title.
    public init(
        titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
        title: () -> TextState,
        @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
        message: (() -> TextState)? = nil
    ) {
        self.init(
            id: ObservableStateID(),
            buttons: actions(),
            message: message?(),
            title: title(),
            titleVisibility: titleVisibility
        )
    }

    private init(
        id: ObservableStateID,
        buttons: [ButtonState<Action>],
        message: TextState?,
        title: TextState,
        titleVisibility: ConfirmationDialogStateTitleVisibility
    ) {
        self.id = id
        self.buttons = buttons
        self.message = message
        self.title = title
        self.titleVisibility = titleVisibility
    }

    /// The same dialog with other actions.
    ///
    /// - Parameter transform: Returns the new action for the current one, which is nil for a button without an action.
    public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
        ConfirmationDialogState<NewAction>(
            id: id,
            buttons: buttons.map { $0.map(transform) },
            message: message,
            title: title,
            titleVisibility: titleVisibility
        )
    }

    /// Creates a dialog, in the style of older sources.
    public init(
        title: TextState,
        titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
        message: TextState? = nil,
        buttons: [ButtonState<Action>] = []
    ) {
        self.init(
            id: ObservableStateID(),
            buttons: buttons,
            message: message,
            title: title,
            titleVisibility: titleVisibility
        )
    }
}

/// Whether the title of a confirmation dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
    /// The platform's default.
    case automatic
    /// It is not shown.
    case hidden
    /// It is shown.
    case visible

    /// The corresponding visibility of views.
    public var toVisibility: Visibility {
        switch self {
        case .automatic: .automatic
        case .hidden: .hidden
        case .visible: .visible
        }
    }
}

extension ConfirmationDialogState: _EphemeralState {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
            && lhs.titleVisibility == rhs.titleVisibility
    }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(buttons)
        hasher.combine(titleVisibility)
    }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
    public var customMirror: Mirror {
        var children: [(label: String?, value: Any)] = [("title", title)]
        if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
        if !buttons.isEmpty { children.append(("actions", buttons)) }
        if let message { children.append(("message", message)) }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
