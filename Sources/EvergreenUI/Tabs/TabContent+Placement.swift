/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let number: Int

    /// Among the others, in the order of the tab view.
    public static let automatic = TabPlacement(number: 0)
    /// At the end of the bar, after all others.
    public static let pinned = TabPlacement(number: 1)
    /// In a sidebar alone. A page has none: the tab is not in its bar, and shown where a selection binding has its value.
    public static let sidebarOnly = TabPlacement(number: 2)
}

/// A form of the bar of a tab view.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    fileprivate let number: Int

    /// Each form of the bar.
    public static let automatic = AdaptableTabBarPlacement(number: 0)
    /// The bar with tabs.
    public static let tabBar = AdaptableTabBarPlacement(number: 1)
    /// A sidebar, which a page does not have.
    public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

extension TabContent {
    /// Leaves these tabs out of the bar. They keep their state, and are shown where a selection binding has their value.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        modified { _ in TabItemTraits(isHidden: hidden ? true : nil) }
    }

    /// Sets where these tabs stand.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        modified { _ in TabItemTraits(placement: placement) }
    }

    /// Whether these tabs are in the bar as long as a user has not customized it, which a page does not let them.
    ///
    /// - Parameter placements: The forms of the bar that this is said of. A page has a bar with tabs.
    public func defaultVisibility(
        _ visibility: Visibility,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isSaid = placements.contains(.tabBar) || placements.contains(.automatic)
        return modified { _ in TabItemTraits(isHidden: isSaid && visibility == .hidden ? true : nil) }
    }

    /// How tests find the tab in its bar. Never shown.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        modified { _ in TabItemTraits(accessibilityIdentifier: identifier) }
    }

    /// Sets the name that assistive technology reads instead of the tab's label.
    public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
        modified { TabItemTraits(accessibilityLabel: label.resolve(in: $0)) }
    }

    /// Sets the name that assistive technology reads instead of the tab's label.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        accessibilityLabel(Text(key))
    }

    /// Sets the name that assistive technology reads instead of the tab's label.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label))
    }

    private func modified(
        _ traits: @escaping @MainActor (EnvironmentValues) -> TabItemTraits
    ) -> ModifiedTab<Self, TabItemModifier> {
        ModifiedTab(wrapped: self, modifier: TabItemModifier(traits: traits))
    }
}
