/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let number: Int

    /// A search: the tab stands at the end of the bar. It has a magnifying glass and the name of a search, unless it has a label.
    public static let search = TabRole(number: 0)

    @MainActor
    var label: DefaultTabLabel {
        DefaultTabLabel(label: EvergreenUI.Label(StandardWord.search, systemImage: "magnifyingglass"))
    }
}

extension Tab {
    /// A tab with a selection value, a purpose and a label of its own. Nil for no purpose.
    public init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
        self.role = role
    }
}

extension Tab where Value == Never {
    /// A tab with a purpose and a label of its own. Nil for no purpose.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
        self.role = role
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a selection value and a purpose, which gives it its label.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { role.label }
    }

    /// A tab with a selection value, a localized title, a symbol and a purpose. Nil for no purpose.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
        self.role = role
    }

    /// A tab with a selection value, a title that is not localized, a symbol and a purpose. Nil for no purpose.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, content: content)
        self.role = role
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a purpose, which gives it its label.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { role.label }
    }

    /// A tab with a localized title, a symbol and a purpose. Nil for no purpose.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, content: content)
        self.role = role
    }

    /// A tab with a title that is not localized, a symbol and a purpose. Nil for no purpose.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, content: content)
        self.role = role
    }
}
