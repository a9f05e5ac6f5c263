extension View {
    /// Hides the device's status bar. Has no effect, because a page has no status bar; the one above the browser is out of its control.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the device's status bar. Has no effect on a page. The older name of ``statusBarHidden(_:)``.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Hides the system's overlays, such as the home indicator. Has no effect on a page, where the browser controls them.
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some View { self }
}
