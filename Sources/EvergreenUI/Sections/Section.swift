/// Views that belong together, with a header and a footer.
///
/// In a list, a form or a menu, it is a section of that. In other containers, its header, its views and its footer follow one
/// another among the views of the container; lazy stacks and grids can pin the header and the footer.
public struct Section<Parent: View, Content: View, Footer: View>: PlacedView {
    let header: Parent
    let content: Content
    let footer: Footer

    /// A section with these views.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
}

extension Section where Footer == EmptyView {
    /// A section with these views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// A section with these views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A section with these views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// A section with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section: FormedView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}

extension Section {
    package func substitute(in inputs: inout _NodeInputs) -> any View {
        guard let actions = inputs.environment.sectionActions else { return placed(nil, in: &inputs) }
        // They are not those of sections inside.
        inputs.environment.sectionActions = nil
        return inputs.placement is SubviewPlacement
            ? placed(actions, in: &inputs) : adding(actions).placed(nil, in: &inputs)
    }

    private func placed(_ actions: SectionActions?, in inputs: inout _NodeInputs) -> any View {
        switch inputs.placement {
        case is SubviewPlacement:
            return RecordedSection(header: header, content: content, footer: footer, actions: actions?.content)
        case is RowPlacement, is MenuPlacement:
            return ListSection(section: self)
        case let placement as SectionPlacement:
            return LazySection(section: self, placement: placement, takingInputs: &inputs)
        default:
            // The options of a choice have no header among them.
            return inputs.environment.usesTags ? content : TupleView(content: (header, content, footer))
        }
    }
}
