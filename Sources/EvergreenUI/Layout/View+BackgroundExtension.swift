extension View {
    /// Extends this view below bars and sidebars, by blurred mirror images in the safe area around it.
    ///
    /// A page has no safe area, so that there are no mirror images. As with SwiftUI, the view is clipped to its bounds.
    public func backgroundExtensionEffect() -> some View { clipped() }

    /// Extends this view below bars and sidebars if `isEnabled` is true: see ``backgroundExtensionEffect()``.
    @ViewBuilder
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        if isEnabled { clipped() } else { self }
    }
}
