extension View {
    /// Sets the visibility of the disclosure indicator of navigation links that are list rows. It is visible unless set to `.hidden`.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}

private struct NavigationLinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the disclosure indicator of navigation links that are list rows.
    public internal(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorKey.self] }
        set { self[NavigationLinkIndicatorKey.self] = newValue }
    }
}
