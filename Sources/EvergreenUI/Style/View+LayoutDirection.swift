import Foundation

extension View {
    /// Sets the layout direction of this view, independently of the window's language.
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
        _ value: LayoutDirection
    ) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironment(keyPath: keyPath, value: value))
            .modifier(LanguageModifier(note: .layoutDirection(value)))
    }

    /// Sets the locale of the texts, numbers and dates in this view. The layout direction is unchanged; `\.layoutDirection` sets it.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironment(keyPath: keyPath, value: value))
            .modifier(LanguageModifier(note: .language(value.languageName)))
    }
}

extension View {
    /// Mirrors the view horizontally in a right-to-left layout, for images and shapes that point in the reading direction.
    ///
    /// - Parameter enabled: Whether mirroring is enabled.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
}

private struct MirroringModifier: ElementModifier {
    let isEnabled: Bool

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        guard isEnabled, environment.layoutDirection == .rightToLeft else { return }
        modifiers.style.insert(.scale(x: -1, y: 1, anchor: UnitPoint.center.anchor), at: 0)
    }
}

/// Sets the language or layout direction of the nearest descendant elements.
struct LanguageModifier: ElementModifier {
    let note: ElementNote

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        // The modifiers of ancestors come first, and the innermost one takes precedence.
        modifiers.attributes.notes.removeAll { $0.isSameKind(as: note) }
        modifiers.attributes.notes.append(note)
    }
}

extension ElementNote {
    fileprivate func isSameKind(as other: ElementNote) -> Bool {
        switch (self, other) {
        case (.language, .language), (.layoutDirection, .layoutDirection): true
        default: false
        }
    }
}
