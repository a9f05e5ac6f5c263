import EvergreenDocument

extension View {
    /// Sets the label of this section in the index of its list, usually a single letter; nil for none.
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
    /// A list with labeled sections has an index at its trailing edge. Pressing a label scrolls to its section.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(
            ElementNoteModifier { environment in
                guard let text = label?.resolve(in: environment), !text.isEmpty else { return nil }
                return .sectionIndex(text)
            }
        )
    }

    /// Sets the label of this section in the index of its list, usually a single letter; nil for none.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets whether the lists in this view show an index of their labeled sections. `.automatic` shows it.
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
