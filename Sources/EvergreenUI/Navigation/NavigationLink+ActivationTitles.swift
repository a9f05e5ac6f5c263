extension NavigationLink where Label == Text {
    /// A link to a page that is shown while `isActive` is true, with a localized title.
    @available(
        *,
        deprecated,
        message: "Use NavigationLink(_:value:) or navigationDestination(isPresented:destination:)."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link to a page that is shown while `isActive` is true, with a title that is not localized.
    @available(
        *,
        deprecated,
        message: "Use NavigationLink(_:value:) or navigationDestination(isPresented:destination:)."
    )
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link to a page that is shown while the selection equals `tag`, with a localized title.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) in a List with a selection.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link to a page that is shown while the selection equals `tag`, with a title that is not localized.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) in a List with a selection.")
    @_disfavoredOverload
    public init<V: Hashable>(
        _ title: some StringProtocol,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// A link to a page that is shown while the selection equals `tag`, with a title that is not localized.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) in a List with a selection.")
    @_disfavoredOverload
    public init<V: Hashable>(
        _ title: some StringProtocol,
        destination: @autoclosure @escaping () -> Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
}
