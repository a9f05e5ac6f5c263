/// A title with an icon.
public struct Label<Title: View, Icon: View>: StyledElementView {
    package let inner: TupleView<Slot<Icon>, Slot<Title>>

    /// Creates a label with a custom title and icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        inner = TupleView(content: (Slot(.labelIcon, icon()), Slot(.labelTitle, title())))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration. It is drawn in the inherited style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }

    /// Creates a label with one of Evergreen's standard titles and a symbol.
    init(_ title: StandardText, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }

    /// Creates a label with an unlocalized title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }
}

extension Label {
    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        guard let style = node.environment.customLabelStyle else { return nil }
        let (icon, title) = inner.content
        return style.makeBody(
            LabelStyleConfiguration(
                title: .init(view: AnyView(title.inner)),
                icon: .init(view: AnyView(icon.inner))
            )
        )
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        node.environment.customLabelStyle == nil ? .label : .styled
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard node.environment.customLabelStyle == nil else { return [] }
        let parts = node.environment.labelParts
        return (parts == .titleAndIcon ? [] : [.labelParts(parts)]) + node.environment.labelLayout.style
    }
}
