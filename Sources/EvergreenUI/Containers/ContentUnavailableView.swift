/// A placeholder for missing content: a title, an explanation and actions. Announced as a status by assistive
/// technology.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ContainerView {
    package let inner: TupleView<Slot<Label>, Slot<Description>, Slot<Actions>>

    /// A placeholder with a custom label, description and actions.
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
    /// A placeholder with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }

    /// A placeholder with a title that is not localized, and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension ContentUnavailableView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .contentUnavailable }
}
