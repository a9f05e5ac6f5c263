extension View {
    /// Sets an identifier for tests. It is neither shown nor read aloud.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }

    /// Sets the name that assistive technology reads instead of the view's text. On a page, `aria-label`.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

    /// Sets the name that assistive technology reads instead of the view's text. On a page, `aria-label`.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the name that assistive technology reads instead of the view's text. On a page, `aria-label`.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityLabelModifier(label: label))
    }

    /// Sets a description of the effect of acting on the view. On a page, `aria-description`.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Sets a description of the effect of acting on the view. On a page, `aria-description`.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

    /// Sets a description of the effect of acting on the view. On a page, `aria-description`.
    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(ElementNoteModifier { .hint(hint.resolve(in: $0)) })
    }

    /// Sets the value that assistive technology reads. On a page, `aria-valuetext` of sliders and progress views, and `aria-description` of
    /// other views.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

    /// Sets the value that assistive technology reads. On a page, `aria-valuetext` of sliders and progress views, and `aria-description` of
    /// other views.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

    /// Sets the value that assistive technology reads. On a page, `aria-valuetext` of sliders and progress views, and `aria-description` of
    /// other views.
    public func accessibilityValue(_ value: Text) -> some View {
        modifier(ElementNoteModifier { .value(value.resolve(in: $0)) })
    }

    /// Sets the name that assistive technology reads instead of the view's text. On a page, `aria-label`.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets an identifier for tests. It is neither shown nor read aloud.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Sets a description of the effect of acting on the view. On a page, `aria-description`.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets the value that assistive technology reads. See `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Hides the view from assistive technology. On a page, `aria-hidden`.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Adds accessibility traits to the view.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Removes accessibility traits that an outer modifier adds.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Hides the view from assistive technology. On a page, `aria-hidden`.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(ElementNoteModifier { _ in hidden ? .hidden : nil })
    }

    /// Adds a tooltip, shown while the pointer rests on the view. On a page, the `title` attribute.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

    /// Adds a tooltip, shown while the pointer rests on the view. On a page, the `title` attribute.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

    /// Adds a tooltip, shown while the pointer rests on the view. On a page, the `title` attribute.
    public func help(_ text: Text) -> some View {
        modifier(ElementNoteModifier { .help(text.resolve(in: $0)) })
    }
}

/// Adds a note to the nearest elements below a view.
struct ElementNoteModifier: ElementModifier {
    let note: @MainActor (EnvironmentValues) -> ElementNote?

    init(_ note: @escaping @MainActor (EnvironmentValues) -> ElementNote?) {
        self.note = note
    }

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let note = note(environment) { modifiers.attributes.notes.append(note) }
    }
}

struct AccessibilityIdentifierModifier: ElementModifier {
    let identifier: String?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard let identifier else { return }
        modifiers.attributes.accessibilityIdentifier = identifier
    }
}

struct AccessibilityLabelModifier: ElementModifier {
    let label: Text?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard let label else { return }
        modifiers.attributes.accessibilityLabel = label.resolve(in: environment)
    }
}
