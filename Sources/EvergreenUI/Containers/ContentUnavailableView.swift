/// Says that there is nothing to show, why, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ContainerView {
    let inner: TupleView<Slot<Label>, Slot<Description>, Slot<Actions>>

    public typealias Body = Never

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

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ContentUnavailableNode(view, parent: parent, inputs: inputs)
    }
}

extension ContentUnavailableView
where Label == EvergreenUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

private final class ContentUnavailableNode<Label: View, Description: View, Actions: View>:
    ContainerNode<ContentUnavailableView<Label, Description, Actions>>
{
    override var kind: ElementKind { .contentUnavailable }
}
