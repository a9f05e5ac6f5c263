extension View {
    /// Adds actions to the sections in this view: views after those of each section.
    ///
    /// ```swift
    /// Section("Players") {
    ///     ForEach(players) { player in Text(player.name) }
    /// }
    /// .sectionActions { Button("Add") { isAdding = true } }
    /// ```
    ///
    /// In a container of an app's own, they are where it puts `actions` of ``SectionConfiguration``.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sectionActions, SectionActions(content: AnyView(content())))
    }
}

/// What follows the views of a section.
struct SectionActions {
    let content: AnyView
}

private struct SectionActionsKey: EnvironmentKey {
    static var defaultValue: SectionActions? { nil }
}

extension EnvironmentValues {
    /// What follows the views of the next sections inside; nil for nothing.
    var sectionActions: SectionActions? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

extension Section {
    /// The section with actions among its views.
    func adding(_ actions: SectionActions) -> Section<Parent, TupleView<Content, AnyView>, Footer> {
        Section<Parent, TupleView<Content, AnyView>, Footer>(
            content: { TupleView(content: (content, actions.content)) },
            header: { header },
            footer: { footer }
        )
    }
}
