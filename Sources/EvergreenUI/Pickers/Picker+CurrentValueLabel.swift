extension Picker {
    /// A picker with a custom label, and a view that stands for the selected option while the options are not shown: in menus, where its
    /// text counts, and in the rows of the style `.navigationLink`.
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

    /// A picker of several values, with a custom label, and a view that stands for the selected option while the options are not shown. It
    /// shows the value of the first one, and sets all of them.
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
    /// A picker with a localized title, and a view that stands for the selected option while the options are not shown.
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

    /// A picker with a title of a localized resource, and a view that stands for the selected option while the options are not shown.
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

    /// A picker with a title that is not localized, and a view that stands for the selected option while the options are not shown.
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
