/// A view that presents an alert or a confirmation dialog.
struct QuestionView<Wrapped: View, Item, Presented: View>: PresentingView {
    @Boxed var wrapped: Wrapped
    let binding: Binding<Item?>
    let title: (Item) -> Text
    var kind: (String) -> ElementKind = { .alert(title: $0) }
    var id: (Item) -> AnyHashable = { _ in 0 }
    let content: (Item) -> Presented

    var item: Item? { binding.wrappedValue }

    func identity(of item: Item) -> AnyHashable { id(item) }
    func presented(_ item: Item) -> Presented { content(item) }

    func kind(for item: Item, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        kind(title(item).resolve(in: environment))
    }

    func dismiss() { binding.wrappedValue = nil }
    func didDismiss() {}

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.buttonCompletion = ButtonCompletion(perform: dismiss)
    }
}

/// The message and buttons of an alert or confirmation dialog. If there are no buttons, which may be known only on presentation, an “OK”
/// button is added.
struct QuestionContent<Actions: View, Message: View>: View {
    let actions: Actions
    let message: Message

    var body: some View {
        Group(subviews: message) { message in
            if !message.isEmpty { Slot(.alertMessage, message) }
        }
        Group(subviews: actions) { actions in
            if actions.isEmpty {
                Slot(.alertActions, Button(action: {}) { Text(.ok) })
            } else {
                Slot(.alertActions, actions)
            }
        }
    }
}
