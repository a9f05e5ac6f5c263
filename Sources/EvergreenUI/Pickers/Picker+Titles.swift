extension Picker {
    /// A picker with a custom label.
    @available(*, deprecated, renamed: "init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    /// A picker of several values, with a custom label. It shows the value of the first one, and sets all of them.
    ///
    /// ```swift
    /// Picker(sources: $alarms, selection: \.sound) {
    ///     ForEach(Sound.allCases) { sound in Text(sound.name) }
    /// } label: {
    ///     Text("Sound")
    /// }
    /// ```
    ///
    /// Without any value, nothing can be selected.
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
    /// A picker of several values, with a localized title. It shows the value of the first one, and sets all of them.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
    }

    /// A picker of several values, with a title that is not localized.
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
    /// A picker with a localized title and a symbol.
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

    /// A picker with a title that is not localized, and a symbol.
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
