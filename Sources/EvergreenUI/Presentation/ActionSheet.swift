/// The description of a dialog with actions: a title, a message, and buttons.
@available(*, deprecated, message: "Use confirmationDialog.")
public struct ActionSheet {
    /// A button of the dialog. It dismisses the dialog after its action.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a dialog with buttons; by default, a “Cancel” button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents an action sheet while `isPresented` is true.
    @available(*, deprecated, message: "Use confirmationDialog.")
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        QuestionView(
            wrapped: self,
            binding: isPresented.presentation,
            title: { _ in content().title },
            kind: { .confirmation(title: $0, isTitleShown: true) }
        ) { _ in
            let sheet = content()
            return AlertContent(message: sheet.message, buttons: sheet.buttons)
        }
    }

    /// Presents an action sheet while the item is not nil. A different item replaces it.
    @available(*, deprecated, message: "Use confirmationDialog.")
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> ActionSheet
    ) -> some View {
        QuestionView(
            wrapped: self,
            binding: item,
            title: { content($0).title },
            kind: { .confirmation(title: $0, isTitleShown: true) },
            id: { AnyHashable($0.id) }
        ) { item in
            let sheet = content(item)
            return AlertContent(message: sheet.message, buttons: sheet.buttons)
        }
    }
}
