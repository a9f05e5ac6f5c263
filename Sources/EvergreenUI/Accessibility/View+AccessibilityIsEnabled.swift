extension View {
    /// Sets the name that assistive technology reads while `isEnabled` is true. See ``accessibilityLabel(_:)``.
    public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }

    /// Sets the name that assistive technology reads while `isEnabled` is true. See ``accessibilityLabel(_:)``.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the name that assistive technology reads while `isEnabled` is true. See ``accessibilityLabel(_:)``.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityLabelModifier(label: isEnabled ? label : nil))
    }

    /// Sets a description of the effect of acting on the view while `isEnabled` is true. See ``accessibilityHint(_:)``.
    public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }

    /// Sets a description of the effect of acting on the view while `isEnabled` is true. See ``accessibilityHint(_:)``.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets a description of the effect of acting on the view while `isEnabled` is true. See ``accessibilityHint(_:)``.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(ElementNoteModifier { isEnabled ? .hint(hint.resolve(in: $0)) : nil })
    }

    /// Sets the value that assistive technology reads while `isEnabled` is true. See ``accessibilityValue(_:)``.
    public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    /// Sets the value that assistive technology reads while `isEnabled` is true. See ``accessibilityValue(_:)``.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the value that assistive technology reads while `isEnabled` is true. See ``accessibilityValue(_:)``.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(ElementNoteModifier { isEnabled ? .value(value.resolve(in: $0)) : nil })
    }

    /// Sets an identifier for tests while `isEnabled` is true. It is neither shown nor read aloud.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: isEnabled ? identifier : nil))
    }

    /// Hides the view from assistive technology while `isEnabled` and `hidden` are true. On a page, `aria-hidden`.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }
}
