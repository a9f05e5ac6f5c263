extension NavigationLink where Destination == Never {
    /// A link that pushes a feature onto the stack of features around it.
    ///
    /// ```swift
    /// NavigationLink(state: Path.State.detail(Detail.State(entry: entry))) {
    ///     Text(entry.title)
    /// }
    /// ```
    ///
    /// The stack's store receives `.push`, with an identity of the element's own.
    ///
    /// - Parameters:
    ///   - state: The feature's state; nil to disable the link.
    ///   - label: Makes the label.
    public init<P>(state: P?, @ViewBuilder label: () -> Label) {
        self.init(value: state.map { StackState<P>.Component(id: nil, element: $0) }, label: label)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link that pushes a feature onto the stack of features around it, with a title that is looked up in the app's
    /// translations.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - state: The feature's state; nil to disable the link.
    public init<P>(_ titleKey: LocalizedStringKey, state: P?) {
        self.init(state: state) { Text(titleKey) }
    }

    /// A link that pushes a feature onto the stack of features around it, with a title that is shown as it is.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - state: The feature's state; nil to disable the link.
    @_disfavoredOverload
    public init<P>(_ title: some StringProtocol, state: P?) {
        self.init(state: state) { Text(title) }
    }
}
