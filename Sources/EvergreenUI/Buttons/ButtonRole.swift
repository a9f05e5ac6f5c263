/// The purpose of a button that affects its appearance or placement.
public struct ButtonRole: Equatable, Sendable {
    private enum Purpose {
        case cancel, close, confirm, destructive
    }

    private let purpose: Purpose

    /// A button that deletes data. It is red.
    public static let destructive = ButtonRole(purpose: .destructive)
    /// A button that cancels an operation.
    public static let cancel = ButtonRole(purpose: .cancel)
    /// A button that closes its container, for example a sheet. In an alert, the same as ``cancel``.
    public static let close = ButtonRole(purpose: .close)
    /// A button that confirms its container, for example a sheet with a form.
    public static let confirm = ButtonRole(purpose: .confirm)

    /// Nil for a role without effect on appearance or placement.
    var role: ButtonTraits.Role? {
        switch purpose {
        case .cancel, .close: .cancel
        case .confirm: nil
        case .destructive: .destructive
        }
    }

    var standardText: StandardText {
        switch purpose {
        case .cancel: .cancel
        case .close: .close
        case .confirm: .done
        case .destructive: .delete
        }
    }

    var symbol: String {
        switch purpose {
        case .cancel, .close: "xmark"
        case .confirm: "checkmark"
        case .destructive: "trash"
        }
    }
}

/// The default label of a button with a role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View { Label(role.standardText, systemImage: role.symbol) }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role, in the user's language: “Cancel”, “Close”, “Done” or “Delete”.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
