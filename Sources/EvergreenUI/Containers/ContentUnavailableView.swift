/// Says that there is nothing to show, why, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ContainerView {
    package let inner: TupleView<Slot<Label>, Slot<Description>, Slot<Actions>>

    /// A message whose label is a view.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        inner = TupleView(
            content: (
                Slot(.unavailableLabel, label()),
                Slot(.unavailableDescription, description()),
                Slot(.unavailableActions, actions())
            )
        )
    }
}

extension ContentUnavailableView
where Label == EvergreenUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A message with a title that is looked up in the app's translations.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }

    /// A message with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension ContentUnavailableView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .contentUnavailable }
}
