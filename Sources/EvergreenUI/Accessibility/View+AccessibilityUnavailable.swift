// What assistive technology of browsers has no equal for. The names are there so that the compiler can say what to do.

extension View {
    /// A page is read in the order of its views.
    @available(*, unavailable, message: "A page is read in the order of its views: change that order")
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// A page is read in the order of its views.
    @available(*, unavailable, message: "A page is read in the order of its views: change that order")
    public func accessibility(sortPriority: Double) -> some View { self }

    /// Voice control of a browser knows the name of a control only.
    @available(*, unavailable, message: "A control of a page has one name for voice control: use accessibilityLabel")
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Voice control of a browser knows the name of a control only.
    @available(*, unavailable, message: "A control of a page has one name for voice control: use accessibilityLabel")
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// Voice control of a browser knows the name of a control only.
    @available(*, unavailable, message: "A control of a page has one name for voice control: use accessibilityLabel")
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

    /// A browser scrolls for assistive technology.
    @available(
        *,
        unavailable,
        message: "A browser scrolls for assistive technology: use accessibilityAction(named:_:) for others"
    )
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    /// Screen readers of browsers have lists of headings, links and landmarks, and none of an app's own.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotor<Content>(_ label: Text, entries: @escaping () -> Content) -> some View { self }

    /// Screen readers of browsers have lists of headings, links and landmarks, and none of an app's own.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey,
        entries: @escaping () -> Content
    ) -> some View { self }

    /// Screen readers of browsers have lists of headings, links and landmarks, and none of an app's own.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotor<EntryModel>(
        _ labelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { self }

    /// Screen readers of browsers have lists of headings, links and landmarks, and none of an app's own.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
