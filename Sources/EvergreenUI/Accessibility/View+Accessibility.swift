extension View {
    /// Names the view for tests. Never shown.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }

    /// What assistive technology says instead of the view's own text.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// What assistive technology says instead of the view's own text.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

    /// What assistive technology says instead of the view's own text.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityLabelModifier(label: label))
    }

    /// What assistive technology says of the view beside its label: what acting on it leads to.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// What assistive technology says of the view beside its label.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

    /// What assistive technology says of the view beside its label.
    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(ElementNoteModifier { .hint(hint.resolve(in: $0)) })
    }

    /// What assistive technology says as the value of the view.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

    /// What assistive technology says as the value of the view.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

    /// What assistive technology says as the value of the view.
    public func accessibilityValue(_ value: Text) -> some View {
        modifier(ElementNoteModifier { .value(value.resolve(in: $0)) })
    }

    /// What assistive technology says instead of the view's own text.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Names the view for tests. Never shown.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(ElementNoteModifier { _ in hidden ? .hidden : nil })
    }

    /// Explains the view: shown when the pointer rests on it.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

    /// Explains the view: shown when the pointer rests on it.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

    /// Explains the view: shown when the pointer rests on it.
    public func help(_ text: Text) -> some View {
        modifier(ElementNoteModifier { .help(text.resolve(in: $0)) })
    }
}

/// Notes something about the next element below a view.
private struct ElementNoteModifier: ElementModifier {
    let note: @MainActor (EnvironmentValues) -> ElementNote?

    init(_ note: @escaping @MainActor (EnvironmentValues) -> ElementNote?) {
        self.note = note
    }

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let note = note(environment) { modifiers.attributes.notes.append(note) }
    }
}

private struct AccessibilityIdentifierModifier: ElementModifier {
    let identifier: String

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.accessibilityIdentifier = identifier
    }
}

private struct AccessibilityLabelModifier: ElementModifier {
    let label: Text

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.accessibilityLabel = label.resolve(in: environment)
    }
}
