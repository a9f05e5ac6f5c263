extension Toggle where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { EvergreenUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a verbatim title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { EvergreenUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle for several values, with a localized title and a symbol. It is on if all values are on, and sets all of them.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { EvergreenUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle for several values, with a verbatim title and a symbol.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { EvergreenUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Creates a toggle for several values, with a custom label. It is on if all values are on, and sets all of them.
    ///
    /// ```swift
    /// Toggle(sources: $alarms, isOn: \.isOn) { Text("All alarms") }
    /// ```
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { values.allSatisfy(\.wrappedValue) },
                set: { isOn in for value in values { value.wrappedValue = isOn } }
            ),
            label: label
        )
        isMixed = {
            let first = values.first?.wrappedValue
            return values.contains { $0.wrappedValue != first }
        }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle for several values, with a localized title. It is on if all values are on, and sets all of them.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values, with a verbatim title.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
