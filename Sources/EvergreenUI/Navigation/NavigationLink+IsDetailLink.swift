extension NavigationLink {
    /// Whether the link, in a leading column of a split view, shows its page in the next column. If not, it pushes the page in its own
    /// column. In a stack, each link pushes its page.
    ///
    /// For links with a destination that have no binding.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { environment(\.isDetailLink, isDetailLink) }
}

private struct IsDetailLinkKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a link in a leading column shows its page in the next one.
    var isDetailLink: Bool {
        get { self[IsDetailLinkKey.self] }
        set { self[IsDetailLinkKey.self] = newValue }
    }
}
