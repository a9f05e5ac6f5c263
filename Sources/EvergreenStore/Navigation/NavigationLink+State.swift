extension NavigationLink where Destination == Never {
    /// Creates a link that pushes a feature onto the enclosing stack of features.
    ///
    /// ```swift
    /// NavigationLink(state: Path.State.detail(Detail.State(entry: entry))) {
    ///     Text(entry.title)
    /// }
    /// ```
    ///
    /// The stack's store receives `.push`, with a new identity for the element.
    ///
    /// - Parameters:
    ///   - state: The feature's state; nil to disable the link.
    ///   - label: Makes the label.
    public init<P>(state: P?, @ViewBuilder label: () -> Label) {
        self.init(value: state.map { StackState<P>.Component(id: nil, element: $0) }, label: label)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes a feature onto the enclosing stack of features, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - state: The feature's state; nil to disable the link.
    public init<P>(_ titleKey: LocalizedStringKey, state: P?) {
        self.init(state: state) { Text(titleKey) }
    }

    /// Creates a link that pushes a feature onto the enclosing stack of features, with a verbatim title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - state: The feature's state; nil to disable the link.
    @_disfavoredOverload
    public init<P>(_ title: some StringProtocol, state: P?) {
        self.init(state: state) { Text(title) }
    }
}
