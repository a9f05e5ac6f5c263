import Foundation

extension View {
    /// Lays out this view from left to right or from right to left, whatever the language of the window.
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
        _ value: LayoutDirection
    ) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironment(keyPath: keyPath, value: value))
            .modifier(LanguageModifier(note: .layoutDirection(value)))
    }

    /// Sets the locale of the texts, numbers and dates in this view. The direction of the layout remains: that is
    /// `\.layoutDirection`.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironment(keyPath: keyPath, value: value))
            .modifier(LanguageModifier(note: .language(value.languageName)))
    }
}

extension View {
    /// Mirrors the view where the layout is from right to left: for images and shapes that point in the direction of reading.
    ///
    /// - Parameter enabled: Whether it is mirrored there.
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

/// Says of the nearest elements below a view in which language they are, or in which direction they are laid out.
struct LanguageModifier: ElementModifier {
    let note: ElementNote

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        // The modifiers of the views around come first: the innermost one counts.
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
