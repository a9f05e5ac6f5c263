/// The description of an alert: a title, a message, and one or two buttons.
public struct Alert {
    /// A button of an alert. It dismisses the alert after its action.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// Returns a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// Returns a button that cancels the operation.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// Returns a button with the title “Cancel”.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(.cancel), action: action)
        }

        /// Returns a button for a destructive action. It is red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; by default, “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(.ok))]
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

extension View {
    /// Presents an alert while `isPresented` is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        QuestionView(wrapped: self, binding: isPresented.presentation, title: { _ in content().title }) { _ in
            let alert = content()
            return AlertContent(message: alert.message, buttons: alert.buttons)
        }
    }

    /// Presents an alert while the item is not nil. A different item replaces it.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        QuestionView(
            wrapped: self,
            binding: item,
            title: { content($0).title },
            id: { AnyHashable($0.id) }
        ) { item in
            let alert = content(item)
            return AlertContent(message: alert.message, buttons: alert.buttons)
        }
    }
}

/// The message and buttons of an alert or action sheet.
struct AlertContent: View {
    let message: Text?
    let buttons: [Alert.Button]

    var body: some View {
        if let message { Slot(.alertMessage, message) }
        Slot(
            .alertActions,
            ForEach(buttons.indices) { index in
                let button = buttons[index]
                Button(role: button.role, action: button.action) { button.label }
            }
        )
    }
}
