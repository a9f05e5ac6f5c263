extension View {
    /// Sets the title of the containing page, or of the window if there is none.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the containing page, or of the window if there is none.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

    /// Sets the title of the containing page, or of the window if there is none.
    public func navigationTitle(_ title: Text) -> some View {
        BarTraitsView(wrapped: self) { BarTraits(title: title.resolve(in: $0)) }
    }

    /// Sets the subtitle of the containing page, or of the window if there is none. It is shown only with a title.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the subtitle of the containing page, or of the window if there is none. It is shown only with a title.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { navigationSubtitle(Text(subtitle)) }

    /// Sets the subtitle of the containing page, or of the window if there is none. It is shown only with a title.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        BarTraitsView(wrapped: self) { BarTraits(subtitle: subtitle.resolve(in: $0)) }
    }

    /// Sets the display mode of the containing page's title.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(isInline: displayMode.isInline) }
    }

    /// Sets the display mode of the containing page's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(isInline: mode.isInline) }
    }

    /// Sets the title of the containing page.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the containing page.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationTitle(title) }

    /// Sets the title of the containing page.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the containing page and its display mode.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the containing page and its display mode.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the containing page and its display mode.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the back button of the containing page.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(isBackButtonHidden: hidesBackButton) }
    }
}

/// The size of the title in a bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let isInline: Bool?

    /// The platform's default; on a page, large.
    public static let automatic = ToolbarTitleDisplayMode(isInline: nil)
    /// A large title.
    public static let large = ToolbarTitleDisplayMode(isInline: false)
    /// A large title next to the items. On a page, like ``large``.
    public static let inlineLarge = ToolbarTitleDisplayMode(isInline: false)
    /// A small title next to the items.
    public static let inline = ToolbarTitleDisplayMode(isInline: true)
}

/// The appearance of a page's bar.
public struct NavigationBarItem: Sendable {
    /// The size of the title.
    public enum TitleDisplayMode: Sendable {
        /// The default: large.
        case automatic
        /// Small, centered in the bar.
        case inline
        /// Large, on its own line below a back button.
        case large

        var isInline: Bool { self == .inline }
    }
}

/// A view that sets traits of the enclosing bar.
struct BarTraitsView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
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
