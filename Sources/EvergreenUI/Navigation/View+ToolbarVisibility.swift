extension View {
    /// Sets the visibility of enclosing bars while this view is visible. If several views set it for the same bar, the innermost takes
    /// precedence.
    ///
    /// A page with a hidden bar has no back button, but the browser's back button still works.
    ///
    /// - Parameters:
    ///   - visibility: `.automatic` defers to ancestors.
    ///   - bars: The bars; if empty, the title bar.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        settingVisibility(visibility, of: bars)
    }

    /// Sets the visibility of enclosing bars: the older name of ``toolbarVisibility(_:for:)``.
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
        let isHidden = visibility.isHidden
        return TabBarTraitsView(
            wrapped: BarTraitsView(wrapped: self) { _ in
                BarTraits(
                    isHidden: bars.contains(.top) ? isHidden : nil,
                    isBottomHidden: bars.contains(.bottom) ? isHidden : nil
                )
            },
            traits: TabBarTraits(isHidden: bars.contains(.tabs) ? isHidden : nil)
        )
    }
}
