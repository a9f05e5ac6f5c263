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
