/// A tab of a ``TabView``: a label in the tab bar, and content that is shown while the tab is selected.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    let value: Value?
    let content: Content
    let label: Label
    /// Nil for none.
    var role: TabRole?

    /// The type of the selection.
    public typealias TabValue = Value

    /// Creates a tab with a selection value and a custom label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    public var _tabs: some View {
        TabItemView(wrapped: page, item: label).modifier(
            TabValueModifier(value: value.map { AnyHashable($0) }, role: role)
        )
    }

    @ViewBuilder private var page: some View {
        if role == .search { SearchTabContent(content: content) } else { content }
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

/// The label of a tab with a title and a symbol.
public struct DefaultTabLabel: View {
    let label: Label<Text, Image>

    public var body: some View { label }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a selection value, a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleKey, systemImage: systemImage))
        }
    }

    /// Creates a tab with a selection value, an unlocalized title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(title, systemImage: systemImage))
        }
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a selection value, a localized title and an image from the app's resources.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleKey, image: image))
        }
    }

    /// Creates a tab with a selection value, an unlocalized title and an image from the app's resources.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(title, image: image))
        }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and an image from the app's resources.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleKey, image: image))
        }
    }

    /// Creates a tab with an unlocalized title and an image from the app's resources.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(title, image: image))
        }
    }

    /// Creates a tab with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleKey, systemImage: systemImage))
        }
    }

    /// Creates a tab with an unlocalized title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(title, systemImage: systemImage))
        }
    }
}

/// The selection value and the role of a tab; nil for none.
private struct TabValueModifier: ElementModifier {
    let value: AnyHashable?
    let role: TabRole?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let role { modifiers.tabItem.override(with: TabItemTraits(role: role)) }
        if let value { modifiers.tag = value }
    }
}

extension TabContent {
    /// Shows a badge with a number on the tab; no badge if it is 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTab(wrapped: self, modifier: BadgeModifier(count: count))
    }

    /// Shows a badge with a short text on the tab; nil for no badge.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTab(wrapped: self, modifier: BadgeModifier(label: label))
    }

    /// Shows a badge with a short text on the tab; nil for no badge.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Shows a badge with a short text on the tab; nil for no badge.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }
}
