/// Views that belong together, in a box with a label.
public struct GroupBox<Label: View, Content: View>: ContainerView {
    let inner: TupleView<Slot<Label>, Content>

    public typealias Body = Never

    /// A box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        inner = TupleView(content: (Slot(.labelTitle, label()), content()))
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        GroupBoxNode(view, parent: parent, inputs: inputs)
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// A box with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

private final class GroupBoxNode<Label: View, Content: View>: ContainerNode<GroupBox<Label, Content>> {
    override var kind: ElementKind { .groupBox }
}
