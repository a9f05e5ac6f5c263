extension View {
    /// Gives the page around this view, or the window, a title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Gives the page around this view, or the window, a title.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

    /// Gives the page around this view, or the window, a title.
    public func navigationTitle(_ title: Text) -> some View {
        BarTraitsView(wrapped: self) { BarTraits(title: title.resolve(in: $0)) }
    }

    /// Says how the page around this view shows its title.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(isInline: displayMode.isInline) }
    }

    /// Gives the page around this view a title.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Gives the page around this view a title.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationTitle(title) }

    /// Gives the page around this view a title.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Gives the page around this view a title, and says how it is shown.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the page around this view a title, and says how it is shown.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the page around this view a title, and says how it is shown.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the button that leads from this page to the one before: the page offers its own way.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(isBackButtonHidden: hidesBackButton) }
    }
}

/// How the bar of a page looks.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        /// As suits the page: large.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large.
        case large

        var isInline: Bool { self == .inline }
    }
}

private struct BarTraitsView<Content: View>: WrapperView {
    let wrapped: Content
    let traits: (EnvironmentValues) -> BarTraits

    func makeNodeState() -> BarTraits { BarTraits() }

    func didMount(_ node: WrapperNode<Self>) { setTraits(in: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) { setTraits(in: node) }

    private func setTraits(in node: WrapperNode<Self>) {
        let traits = traits(node.environment)
        guard traits != node.state else { return }
        node.state = traits
        node.environment.navigationBar?.set(traits, from: node)
    }

    func visibilityDidChange(_ node: WrapperNode<Self>) {
        node.environment.navigationBar?.visibilityDidChange()
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        node.environment.navigationBar?.remove(node)
    }
}
