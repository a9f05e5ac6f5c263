extension View {
    /// Hides the status bar of the device, which is above the browser: a page has none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar of the device, which is above the browser: a page has none. The older name of ``statusBarHidden(_:)``.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Hides what the system shows over an app, such as the home indicator: over a page, that is up to the browser.
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some View { self }
}
