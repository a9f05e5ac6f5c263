extension View {
    /// Adds actions to the sections in this view, placed after the views of each section.
    ///
    /// ```swift
    /// Section("Players") {
    ///     ForEach(players) { player in Text(player.name) }
    /// }
    /// .sectionActions { Button("Add") { isAdding = true } }
    /// ```
    ///
    /// In a custom container, they are placed where it uses `actions` of ``SectionConfiguration``.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sectionActions, SectionActions(content: AnyView(content())))
    }
}

/// The actions of a section.
struct SectionActions {
    let content: AnyView
}

private struct SectionActionsKey: EnvironmentKey {
    static var defaultValue: SectionActions? { nil }
}

extension EnvironmentValues {
    /// The actions of the nearest descendant sections; nil for none.
    var sectionActions: SectionActions? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

extension Section {
    /// Returns the section with the actions appended to its content.
    func adding(_ actions: SectionActions) -> Section<Parent, TupleView<Content, AnyView>, Footer> {
        Section<Parent, TupleView<Content, AnyView>, Footer>(
            content: { TupleView(content: (content, actions.content)) },
            header: { header },
            footer: { footer }
        )
    }
}
