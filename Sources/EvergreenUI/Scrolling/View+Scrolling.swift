import EvergreenDocument

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isHidden: Bool
    private let number: Int

    /// As the browser does it.
    public static let automatic = ScrollIndicatorVisibility(isHidden: false, number: 0)
    /// As the browser does it.
    public static let visible = ScrollIndicatorVisibility(isHidden: false, number: 1)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(isHidden: true, number: 2)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(isHidden: true, number: 3)
}

extension View {
    /// Sets whether the scroll views, lists and forms in this view have scroll bars, along some axes.
    ///
    /// Where the page scrolls as a whole, as it does for a list, its own scroll bar is hidden.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollIndicatorVisibilities) { visibilities in
            if axes.contains(.horizontal) { visibilities.horizontal = visibility }
            if axes.contains(.vertical) { visibilities.vertical = visibility }
        }
    }

    /// Sets whether the user can't scroll the scroll views, lists and forms in this view. A `ScrollViewProxy` still can.
    ///
    /// Where the page scrolls as a whole, as it does for a list, the page can't be scrolled.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { isEnabled in
            if disabled { isEnabled = false }
        }
    }

    /// Sets whether what is scrolled out of the scroll views in this view is seen beside them.
    ///
    /// A browser clips what scrolls: on a page, it is seen as far as 48 points from the edges, and shadows are.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}

/// Whether scroll bars are shown along each axis.
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

    /// Whether views that scroll sideways have scroll bars.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicatorVisibilities.horizontal }
        set { scrollIndicatorVisibilities.horizontal = newValue }
    }

    /// Whether views that scroll up and down have scroll bars.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollIndicatorVisibilities.vertical }
        set { scrollIndicatorVisibilities.vertical = newValue }
    }

    /// Whether the user can scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether what is scrolled out of a scroll view is seen beside it.
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    /// The style values that all views that scroll get from the environment.
    var scrollingStyle: [StyleValue] { scrollingStyle(hidingBars: []) }

    /// - Parameter axes: Along which no bars are shown anyway.
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
