extension NavigationLink {
    /// Sets whether a link in a leading column of a split view presents its page in the next column. Otherwise, it pushes the page onto its
    /// own column. In a stack, links always push their pages.
    ///
    /// Applies to links with a destination and no binding.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { environment(\.isDetailLink, isDetailLink) }
}

private struct IsDetailLinkKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a link in a leading column presents its page in the next column.
    var isDetailLink: Bool {
        get { self[IsDetailLinkKey.self] }
        set { self[IsDetailLinkKey.self] = newValue }
    }
}
