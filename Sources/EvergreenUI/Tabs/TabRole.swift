/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let number: Int

    /// A search tab. It is placed at the end of the bar, with a magnifying glass and a standard title unless it has its own label.
    public static let search = TabRole(number: 0)

    @MainActor
    var label: DefaultTabLabel {
        DefaultTabLabel(label: EvergreenUI.Label(StandardText.search, systemImage: "magnifyingglass"))
    }
}

extension Tab {
    /// Creates a tab with a selection value, a role and a custom label; nil for no role.
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
    /// Creates a tab with a role and a custom label; nil for no role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
        self.role = role
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a selection value and a role, which provides its label.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { role.label }
    }

    /// Creates a tab with a selection value, a localized title, a symbol and a role; nil for no role.
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

    /// Creates a tab with a selection value, an unlocalized title, a symbol and a role; nil for no role.
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
    /// Creates a tab with a role, which provides its label.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { role.label }
    }

    /// Creates a tab with a localized title, a symbol and a role; nil for no role.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, content: content)
        self.role = role
    }

    /// Creates a tab with an unlocalized title, a symbol and a role; nil for no role.
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
