/// One tab of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    let value: Value?
    let content: Content
    let label: Label

    public typealias TabValue = Value

    /// A tab that stands for a value, and whose label is a view.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    public var _tabs: some View {
        TabItemView(wrapped: content, item: label).modifier(TabValueModifier(value: value.map { AnyHashable($0) }))
    }
}

extension Tab where Value == Never {
    /// A tab whose label is a view.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

/// The label of a tab that has a title and a symbol.
public struct DefaultTabLabel: View {
    let label: Label<Text, Image>

    public var body: some View { label }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab that stands for a value, with a title that is looked up in the app's translations.
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

    /// A tab that stands for a value, with a title that is shown as it is.
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

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleKey, systemImage: systemImage))
        }
    }

    /// A tab with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(title, systemImage: systemImage))
        }
    }
}

/// What a tab stands for, if it does.
private struct TabValueModifier: ElementModifier {
    let value: AnyHashable?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let value { modifiers.tag = value }
    }
}

extension TabContent {
    /// Shows a number on the tab; none if it is 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTab(wrapped: self, modifier: BadgeModifier(count: count))
    }

    /// Shows a short text on the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTab(wrapped: self, modifier: BadgeModifier(label: label))
    }

    /// Shows a short text on the tab.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Shows a short text on the tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }
}

private struct ModifiedTab<Wrapped: TabContent, Modifier: ElementModifier>: TabContent {
    let wrapped: Wrapped
    let modifier: Modifier

    typealias TabValue = Wrapped.TabValue

    var _tabs: some View { wrapped._tabs.modifier(modifier) }
}
