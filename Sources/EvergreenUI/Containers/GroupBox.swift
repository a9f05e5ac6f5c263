/// A box around related views, with an optional label.
public struct GroupBox<Label: View, Content: View>: StyledElementView {
    package let inner: TupleView<Slot<Label>, Content>

    /// Creates a box with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        inner = TupleView(content: (Slot(.labelTitle, label()), content()))
    }
}

extension GroupBox {
    /// Creates a box with a label.
    @available(*, deprecated, renamed: "init(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { label })
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a box with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box of a style's configuration, with the enclosing style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox {
    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        guard let style = node.environment.customGroupBoxStyle else { return nil }
        let (label, content) = inner.content
        return style.makeBody(
            GroupBoxStyleConfiguration(
                label: .init(view: AnyView(label.inner)),
                content: .init(view: AnyView(content))
            )
        )
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        node.environment.customGroupBoxStyle == nil ? .groupBox : .styled
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard node.environment.customGroupBoxStyle == nil, let style = node.environment.backgroundStyle else {
            return []
        }
        let background = style.foreground.resolved(in: node.environment)
        return [background.area] + background.shadows.compactMap(\.value)
    }
}
