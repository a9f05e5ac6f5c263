extension Picker {
    /// Creates a picker with a custom label.
    @available(*, deprecated, renamed: "init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    /// Creates a picker for multiple values, with a custom label. It shows the first value, and a selection sets all values.
    ///
    /// ```swift
    /// Picker(sources: $alarms, selection: \.sound) {
    ///     ForEach(Sound.allCases) { sound in Text(sound.name) }
    /// } label: {
    ///     Text("Sound")
    /// }
    /// ```
    ///
    /// Without values, the picker has no selection.
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] },
            label: label(),
            content: content()
        )
    }
}

extension Picker where Label == Text {
    /// Creates a picker for multiple values, with a localized title. It shows the first value, and a selection sets all values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
    }

    /// Creates a picker for multiple values, with an unlocalized title.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
    }
}

extension Picker where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a picker with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            EvergreenUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with an unlocalized title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { EvergreenUI.Label(title, systemImage: systemImage) }
    }
}
