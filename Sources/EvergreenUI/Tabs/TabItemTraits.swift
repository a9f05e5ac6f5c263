/// The traits of a tab besides its label, badge and selection value.
struct TabItemTraits: Equatable {
    /// Whether the tab is hidden from the bar; nil for the value of an outer modifier.
    var isHidden: Bool?
    var placement: TabPlacement?
    var role: TabRole?
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?

    mutating func override(with inner: TabItemTraits) {
        isHidden = inner.isHidden ?? isHidden
        placement = inner.placement ?? placement
        role = inner.role ?? role
        accessibilityIdentifier = inner.accessibilityIdentifier ?? accessibilityIdentifier
        accessibilityLabel = inner.accessibilityLabel ?? accessibilityLabel
    }

    /// Whether the tab is in the bar.
    var isInBar: Bool { isHidden != true && placement != .sidebarOnly }

    /// Whether the tab is placed after all others.
    var isLast: Bool { placement == .pinned || role == .search && placement != .automatic }
}

private struct TabItemTraitsKey: ElementModifierKey {
    static var defaultValue: TabItemTraits { TabItemTraits() }

    static func combine(outer: TabItemTraits, inner: TabItemTraits) -> TabItemTraits {
        var traits = outer
        traits.override(with: inner)
        return traits
    }
}

extension ElementModifiers {
    /// The traits of the tab.
    var tabItem: TabItemTraits {
        get { self[TabItemTraitsKey.self] }
        set { self[TabItemTraitsKey.self] = newValue }
    }
}

/// Sets traits of the tabs in a view.
struct TabItemModifier: ElementModifier {
    let traits: @MainActor (EnvironmentValues) -> TabItemTraits

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.tabItem.override(with: traits(environment))
    }
}
