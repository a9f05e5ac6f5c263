import EvergreenDocument

/// A view that presents a file dialog over the window.
struct FileDialogView<Wrapped: View, Presented: View>: PresentingView {
    @Boxed var wrapped: Wrapped
    let isPresented: Binding<Bool>
    /// Whether there is content to present.
    var hasContent = true
    let title: Text
    let onCancellation: () -> Void
    let content: () -> Presented

    var item: Bool? { isPresented.wrappedValue && hasContent ? true : nil }

    func identity(of item: Bool) -> AnyHashable { 0 }
    func presented(_ item: Bool) -> Presented { content() }

    func kind(for item: Bool, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        .alert(title: title.resolve(in: environment))
    }

    /// Called when the user cancels.
    func dismiss() {
        isPresented.wrappedValue = false
        onCancellation()
    }

    func didDismiss() {}

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.buttonCompletion = ButtonCompletion(perform: dismiss)
    }
}

/// The message of a file dialog, its Cancel button and its action.
struct FileDialogContent<Action: View>: View {
    @Environment(\.fileDialogMessage) private var message
    let action: Action

    var body: some View {
        if let message { Slot(.alertMessage, message) }
        Slot(
            .alertActions,
            Group {
                Button(role: .cancel, action: {}) { Text(.cancel) }
                action
            }
        )
    }
}

extension View {
    /// Sets the message of file dialogs presented by views inside.
    public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

    /// Sets the message of file dialogs presented by views inside.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

    /// Sets the message of file dialogs presented by views inside.
    @_disfavoredOverload
    public func fileDialogMessage(_ message: some StringProtocol) -> some View { fileDialogMessage(Text(message)) }

    /// Sets the label of the button in file dialogs that opens the browser's dialog, or saves a file.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogConfirmationLabel, label)
    }

    /// Sets the label of the button in file dialogs that opens the browser's dialog, or saves a file.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the button in file dialogs that opens the browser's dialog, or saves a file.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
}

private struct FileDialogMessageKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

private struct FileDialogConfirmationLabelKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    var fileDialogMessage: Text? {
        get { self[FileDialogMessageKey.self] }
        set { self[FileDialogMessageKey.self] = newValue }
    }

    var fileDialogConfirmationLabel: Text? {
        get { self[FileDialogConfirmationLabelKey.self] }
        set { self[FileDialogConfirmationLabelKey.self] = newValue }
    }
}
