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

/// Says of the nearest elements below a view in which language they are, or in which direction they are laid out.
private struct LanguageModifier: ElementModifier {
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
