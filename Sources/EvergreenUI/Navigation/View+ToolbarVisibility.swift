extension View {
    /// Shows or hides bars around this view while it is shown. Of several views that say so of one bar, the innermost wins.
    ///
    /// A page whose bar is hidden has no button that leads back: the browser's still does.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` leaves the decision to the views around.
    ///   - bars: The bars; none for the one with the title.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingVisibility(visibility, of: bars)
    }

    /// Shows or hides bars around this view while it is shown: an older name of ``toolbarVisibility(_:for:)``.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingVisibility(visibility, of: bars)
    }

    /// Hides the bar of the containing page.
    @available(*, deprecated, message: "Use toolbar(.hidden) instead.")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        settingVisibility(hidden ? .hidden : .visible, of: [.navigationBar])
    }

    private func settingVisibility(_ visibility: Visibility, of placements: [ToolbarPlacement]) -> some View {
        let bars = placements.isEmpty ? [.top] : Set(placements.map(\.bar))
        let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
        return TabBarHidingView(
            wrapped: BarTraitsView(wrapped: self) { _ in
                BarTraits(
                    isHidden: bars.contains(.top) ? isHidden : nil,
                    isBottomHidden: bars.contains(.bottom) ? isHidden : nil
                )
            },
            isHidden: bars.contains(.tabs) ? isHidden : nil
        )
    }
}

/// A view that says whether the bar of the tab view around it is hidden; nil if it does not say.
private struct TabBarHidingView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
    let isHidden: Bool?

    init(wrapped: Content, isHidden: Bool?) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.isHidden = isHidden
    }

    func didMount(_ node: WrapperNode<Self>) {
        if isHidden != nil { set(in: node) }
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if isHidden != previous.isHidden { set(in: node) }
    }

    private func set(in node: WrapperNode<Self>) { node.environment.tabBarVisibility?.set(isHidden, from: node) }

    func visibilityDidChange(_ node: WrapperNode<Self>) {
        if isHidden != nil { node.environment.tabBarVisibility?.visibilityDidChange() }
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        if isHidden != nil { node.environment.tabBarVisibility?.set(nil, from: node) }
    }
}
