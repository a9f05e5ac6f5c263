/// A title with an icon.
public struct Label<Title: View, Icon: View>: ContainerView {
    let inner: TupleView<Slot<Icon>, Slot<Title>>

    public typealias Body = Never

    /// A label whose title and icon are views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        inner = TupleView(content: (Slot(.labelIcon, icon()), Slot(.labelTitle, title())))
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        LabelNode(view, parent: parent, inputs: inputs)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol beside it.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }

    /// A title with a symbol beside it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }
}

private final class LabelNode<Title: View, Icon: View>: ContainerNode<Label<Title, Icon>> {
    override var kind: ElementKind { .label }

    override var ownStyle: [StyleValue] {
        let parts = inputs.environment.labelParts
        return parts == .titleAndIcon ? [] : [.labelParts(parts)]
    }
}

/// A part of an element that has several: its title, its actions.
struct Slot<Content: View>: ContainerView {
    let kind: ElementKind
    let inner: Content

    typealias Body = Never

    init(_ kind: ElementKind, _ inner: Content) {
        self.kind = kind
        self.inner = inner
    }

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        SlotNode(view, parent: parent, inputs: inputs)
    }
}

private final class SlotNode<Content: View>: ContainerNode<Slot<Content>> {
    override var kind: ElementKind { view.kind }
}
