// Titles that are localized resources, as models have them.

extension NavigationLink where Label == Text {
    /// A link to a page, with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleResource))
    }

    /// A link to a page, with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: @autoclosure @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleResource))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link that pushes a value, with a title of a localized resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension View {
    /// Sets the title of the containing page, or else of the window.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets a line below the title of the containing page, or else of the window. Without a title, it is not shown.
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
