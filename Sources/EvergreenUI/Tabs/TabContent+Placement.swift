/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let number: Int

    /// In the order of the tab view.
    public static let automatic = TabPlacement(number: 0)
    /// At the end of the bar, after all other tabs.
    public static let pinned = TabPlacement(number: 1)
    /// Only in a sidebar. Since a page has no sidebar, the tab is not in the bar, but it can be shown by a selection binding.
    public static let sidebarOnly = TabPlacement(number: 2)
}

/// The form of a tab view's bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    fileprivate let number: Int

    /// Any form of the bar.
    public static let automatic = AdaptableTabBarPlacement(number: 0)
    /// A tab bar.
    public static let tabBar = AdaptableTabBarPlacement(number: 1)
    /// A sidebar. Not used on a page.
    public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

extension TabContent {
    /// Hides these tabs from the bar. They keep their state and can be shown by a selection binding.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        modified { _ in TabItemTraits(isHidden: hidden ? true : nil) }
    }

    /// Sets the placement of these tabs.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        modified { _ in TabItemTraits(placement: placement) }
    }

    /// Sets the visibility of these tabs in the bar before any customization by the user. Pages don't support customization.
    ///
    /// - Parameter placements: The forms of the bar to which this applies. A page has a tab bar.
    public func defaultVisibility(
        _ visibility: Visibility,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isSaid = placements.contains(.tabBar) || placements.contains(.automatic)
        return modified { _ in TabItemTraits(isHidden: isSaid && visibility == .hidden ? true : nil) }
    }

    /// Sets an identifier with which tests find the tab in its bar. It is never shown.
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        modified { _ in TabItemTraits(accessibilityIdentifier: identifier) }
    }

    /// Sets the accessibility label of the tab, which replaces its visible label for assistive technology.
    public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
        modified { TabItemTraits(accessibilityLabel: label.resolve(in: $0)) }
    }

    /// Sets the accessibility label of the tab, which replaces its visible label for assistive technology.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        accessibilityLabel(Text(key))
    }

    /// Sets the accessibility label of the tab, which replaces its visible label for assistive technology.
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
