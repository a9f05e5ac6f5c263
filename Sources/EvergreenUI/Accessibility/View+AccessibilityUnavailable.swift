// APIs without a counterpart in browsers. They are declared so that the compiler can suggest alternatives.

extension View {
    /// Not available: a page is read in the order of its views.
    @available(*, unavailable, message: "A page is read in the order of its views: change that order")
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Not available: a page is read in the order of its views.
    @available(*, unavailable, message: "A page is read in the order of its views: change that order")
    public func accessibility(sortPriority: Double) -> some View { self }

    /// Not available: voice control of a browser knows a control by its name only.
    @available(*, unavailable, message: "A control of a page has one name for voice control: use accessibilityLabel")
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Not available: voice control of a browser knows a control by its name only.
    @available(*, unavailable, message: "A control of a page has one name for voice control: use accessibilityLabel")
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

    /// Not available: voice control of a browser knows a control by its name only.
    @available(*, unavailable, message: "A control of a page has one name for voice control: use accessibilityLabel")
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

    /// Not available: browsers scroll for assistive technology.
    @available(
        *,
        unavailable,
        message: "A browser scrolls for assistive technology: use accessibilityAction(named:_:) for others"
    )
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    /// Not available: screen readers of browsers list headings, links and landmarks, but no custom rotors.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotor<Content>(_ label: Text, entries: @escaping () -> Content) -> some View { self }

    /// Not available: screen readers of browsers list headings, links and landmarks, but no custom rotors.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey,
        entries: @escaping () -> Content
    ) -> some View { self }

    /// Not available: screen readers of browsers list headings, links and landmarks, but no custom rotors.
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

    /// Not available: screen readers of browsers list headings, links and landmarks, but no custom rotors.
    @available(
        *,
        unavailable,
        message: "Screen readers list the headings of a page: use accessibilityAddTraits(.isHeader)"
    )
    public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
