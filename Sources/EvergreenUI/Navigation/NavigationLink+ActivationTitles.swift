extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a page that is presented while `isActive` is true.
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

    /// Creates a link with an unlocalized title to a page that is presented while `isActive` is true.
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

    /// Creates a link with a localized title to a page that is presented while the selection equals `tag`.
    @available(*, deprecated, message: "Use NavigationLink(_:value:) in a List with a selection.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with an unlocalized title to a page that is presented while the selection equals `tag`.
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

    /// Creates a link with an unlocalized title to a page that is presented while the selection equals `tag`.
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
