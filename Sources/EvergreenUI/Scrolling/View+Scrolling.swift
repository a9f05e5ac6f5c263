import EvergreenDocument

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isHidden: Bool
    private let number: Int

    /// The browser's default.
    public static let automatic = ScrollIndicatorVisibility(isHidden: false, number: 0)
    /// The browser's default.
    public static let visible = ScrollIndicatorVisibility(isHidden: false, number: 1)
    /// Hidden.
    public static let hidden = ScrollIndicatorVisibility(isHidden: true, number: 2)
    /// Hidden.
    public static let never = ScrollIndicatorVisibility(isHidden: true, number: 3)
}

extension View {
    /// Sets the visibility of the scroll bars of the scroll views, lists and forms in this view, for the given axes.
    ///
    /// If the page scrolls as a whole, as with a list, this applies to the page's scroll bar.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollIndicatorVisibilities) { visibilities in
            if axes.contains(.horizontal) { visibilities.horizontal = visibility }
            if axes.contains(.vertical) { visibilities.vertical = visibility }
        }
    }

    /// Disables user scrolling of the scroll views, lists and forms in this view. A `ScrollViewProxy` can still scroll them.
    ///
    /// If the page scrolls as a whole, as with a list, this applies to the page.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { isEnabled in
            if disabled { isEnabled = false }
        }
    }

    /// Sets whether the scroll views in this view don't clip their content.
    ///
    /// Browsers always clip scrollable content: on a page, content and shadows remain visible within 48 points of the edges.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}

/// The visibility of scroll bars for each axis.
struct ScrollIndicatorVisibilities: Hashable {
    var horizontal = ScrollIndicatorVisibility.automatic
    var vertical = ScrollIndicatorVisibility.automatic
}

private struct ScrollIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibilities { ScrollIndicatorVisibilities() }
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var scrollIndicatorVisibilities: ScrollIndicatorVisibilities {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }

    /// The visibility of horizontal scroll bars.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicatorVisibilities.horizontal }
        set { scrollIndicatorVisibilities.horizontal = newValue }
    }

    /// The visibility of vertical scroll bars.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicatorVisibilities.vertical }
        set { scrollIndicatorVisibilities.vertical = newValue }
    }

    /// Whether user scrolling is enabled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether scroll views don't clip their content.
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    /// The style values that all scrollable views derive from the environment.
    var scrollingStyle: [StyleValue] { scrollingStyle(hidingBars: []) }

    /// - Parameter axes: The axes whose scroll bars are hidden in any case.
    func scrollingStyle(hidingBars axes: Axis.Set) -> [StyleValue] {
        let visibilities = scrollIndicatorVisibilities
        let horizontal = axes.contains(.horizontal) || visibilities.horizontal.isHidden
        let vertical = axes.contains(.vertical) || visibilities.vertical.isHidden
        return (horizontal || vertical ? [.hiddenScrollBars(horizontal: horizontal, vertical: vertical)] : [])
            + (isScrollEnabled ? [] : [.noScrolling]) + contentMargins.style
            + (scrollDismissesKeyboardMode.dismisses ? [.keyboardDismissal] : [])
            + (scrollReports.isEmpty ? [] : [.scrollReports])
    }
}

extension Axis.Set {
    static let both: Axis.Set = [.horizontal, .vertical]
}
