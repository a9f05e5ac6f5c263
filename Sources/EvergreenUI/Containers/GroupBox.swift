/// A box around related views, with an optional label.
public struct GroupBox<Label: View, Content: View>: ContainerView {
    package let inner: TupleView<Slot<Label>, Content>

    /// A box with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        inner = TupleView(content: (Slot(.labelTitle, label()), content()))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// A box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// A box with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .groupBox }
}
