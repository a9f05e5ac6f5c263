/// A group of views with a header and a footer.
///
/// In a list, form or menu, this is a native section. In other containers, the header, content and footer are consecutive views of the
/// container; lazy stacks and grids can pin the header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: PlacedView {
    let header: Parent
    let content: Content
    let footer: Footer

    /// Creates a section with content, a header and a footer.
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
    /// Creates a section with content and a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with content and a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section with content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Creates a section with an unlocalized title.
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
        // The actions don't apply to nested sections.
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
            // The options of a picker don't include a header.
            return inputs.environment.usesTags ? content : TupleView(content: (header, content, footer))
        }
    }
}
