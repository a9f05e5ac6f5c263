// Navigation titles with localized string resources, which models can provide.

extension NavigationLink where Label == Text {
    /// Creates a link to a page, with a localized string resource as its title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleResource))
    }

    /// Creates a link to a page, with a localized string resource as its title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: @autoclosure @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleResource))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes a value, with a localized string resource as its title.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension View {
    /// Sets the title of the containing page, or of the window if there is none.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the subtitle of the containing page, or of the window if there is none. It is shown only with a title.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// Sets the title of the containing page.
    @_disfavoredOverload
    public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(titleResource)
    }

    /// Sets the title of the containing page and its display mode.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ titleResource: LocalizedStringResource,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleResource).navigationBarTitleDisplayMode(displayMode)
    }
}
