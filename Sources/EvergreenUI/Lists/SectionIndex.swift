import EvergreenDocument

extension View {
    /// Sets what the index of a list calls this section, usually a single letter; nil for no label.
    ///
    /// ```swift
    /// List {
    ///     ForEach(letters) { letter in
    ///         Section(letter.name) {
    ///             ForEach(letter.players) { Text($0.name) }
    ///         }
    ///         .sectionIndexLabel(letter.name)
    ///     }
    /// }
    /// ```
    ///
    /// A list with a labeled section has an index at its trailing edge, which scrolls to a section when its label is pressed.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(
            ElementNoteModifier { environment in
                guard let text = label?.resolve(in: environment), !text.isEmpty else { return nil }
                return .sectionIndex(text)
            }
        )
    }

    /// Sets what the index of a list calls this section, usually a single letter; nil for no label.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets whether the lists in this view have an index of their labeled sections. With `.automatic`, they have.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.listSectionIndexVisibility, visibility)
    }
}

private struct ListSectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether lists have an index of their sections.
    var listSectionIndexVisibility: Visibility {
        get { self[ListSectionIndexVisibilityKey.self] }
        set { self[ListSectionIndexVisibilityKey.self] = newValue }
    }
}
