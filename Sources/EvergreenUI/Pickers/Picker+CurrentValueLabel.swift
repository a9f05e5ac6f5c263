extension Picker {
    /// Creates a picker with a custom label and a custom view of the current value. That view is shown while the options are hidden: in
    /// menus, which show only its text, and in rows with the style `.navigationLink`.
    ///
    /// ```swift
    /// Picker(selection: $color) {
    ///     ForEach(Paint.allCases) { paint in Text(paint.name) }
    /// } label: {
    ///     Text("Color")
    /// } currentValueLabel: {
    ///     Text("\(color.name), \(color.finish)")
    /// }
    /// ```
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selections: [selection],
            label: label(),
            content: content(),
            currentValueLabel: AnyView(currentValueLabel())
        )
    }

    /// Creates a picker for multiple values, with a custom label and a custom view of the current value. It shows the first value, and a
    /// selection sets all values.
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] },
            label: label(),
            content: content(),
            currentValueLabel: AnyView(currentValueLabel())
        )
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title and a custom view of the current value.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection,
            content: content,
            label: { Text(titleKey) },
            currentValueLabel: currentValueLabel
        )
    }

    /// Creates a picker with a localized string resource as its title and a custom view of the current value.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection,
            content: content,
            label: { Text(titleResource) },
            currentValueLabel: currentValueLabel
        )
    }

    /// Creates a picker with an unlocalized title and a custom view of the current value.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection,
            content: content,
            label: { Text(title) },
            currentValueLabel: currentValueLabel
        )
    }
}
