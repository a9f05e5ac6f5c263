extension View {
    /// Extends this view below bars and sidebars with blurred, mirrored copies in the safe area around it.
    ///
    /// A page has no safe area, so there are no copies. As in SwiftUI, the view is clipped to its bounds.
    public func backgroundExtensionEffect() -> some View { clipped() }

    /// Applies ``backgroundExtensionEffect()`` if `isEnabled` is true.
    @ViewBuilder
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        if isEnabled { clipped() } else { self }
    }
}
