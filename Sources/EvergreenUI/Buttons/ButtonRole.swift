/// The purpose of a button that affects its appearance or placement.
public struct ButtonRole: Equatable, Sendable {
    private enum Purpose {
        case cancel, close, confirm, destructive
    }

    private let purpose: Purpose

    /// Deletes data. The button is red.
    public static let destructive = ButtonRole(purpose: .destructive)
    /// Leaves everything unchanged.
    public static let cancel = ButtonRole(purpose: .cancel)
    /// Closes what the button is in, such as a sheet. In a question, as ``cancel``.
    public static let close = ButtonRole(purpose: .close)
    /// Agrees to what the button is in, such as a sheet with a form.
    public static let confirm = ButtonRole(purpose: .confirm)

    /// Nil for a role that changes neither the look nor the place of a button.
    var role: ButtonTraits.Role? {
        switch purpose {
        case .cancel, .close: .cancel
        case .confirm: nil
        case .destructive: .destructive
        }
    }

    var word: StandardWord {
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

/// The label of a button that has a role, and no label of its own.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View { Label(role.word, systemImage: role.symbol) }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label of its role, in the person's language: “Cancel”, “Close”, “Done” or “Delete”.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
