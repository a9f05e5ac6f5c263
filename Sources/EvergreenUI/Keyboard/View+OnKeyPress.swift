import EvergreenDocument
import Foundation

extension View {
    /// Performs an action when a key is pressed, or repeats, while this view or a descendant has focus.
    ///
    /// ```swift
    /// Text("\(score)").focusable().onKeyPress(.upArrow) {
    ///     score += 1
    ///     return .handled
    /// }
    /// ```
    ///
    /// The browser can't wait for the action's result: its default behavior for the handled keys, such as scrolling, is always prevented.
    /// `.ignored` passes the key to the next ancestor that handles it.
    ///
    /// In a text field, keys that type or move within the text are handled by the field, and the others, such as the up arrow, by its
    /// ancestors. Key combinations with Command (or Control, where that is the key for shortcuts) require
    /// ``keyboardShortcut(_:modifiers:)``. Return and Space press a focused button.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Performs an action for phases of a key press. See ``onKeyPress(_:action:)``.
    public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action for any of several keys. See ``onKeyPress(_:action:)``.
    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let names = Set(keys.map(\.name))
        return keyPressView(
            traits: KeyTraits(filter: .keys(names.sorted()), phases: phases.inputPhases),
            matches: { names.contains($0.key.name) },
            action: action
        )
    }

    /// Performs an action for keys that type one of the given characters. See ``onKeyPress(_:action:)``.
    public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let ascii = (32..<127).compactMap { Unicode.Scalar($0) }.filter(characters.contains)
        return keyPressView(
            traits: KeyTraits(
                filter: .characters(String(String.UnicodeScalarView(ascii))),
                phases: phases.inputPhases
            ),
            matches: { press in press.characters.unicodeScalars.allSatisfy(characters.contains) },
            action: action
        )
    }

    /// Performs an action for any key except Tab, which moves the focus. See ``onKeyPress(_:action:)``.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        keyPressView(
            traits: KeyTraits(filter: .all, phases: phases.inputPhases),
            matches: { $0.key != .tab },
            action: action
        )
    }

    /// Makes this view focusable with the Tab key or a click, even if it is not a control, unless it is disabled. Use `focused(_:)` to move
    /// the focus programmatically.
    ///
    /// Views inside read ``EvergreenRuntime/EnvironmentValues/isFocused``.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }

    /// Makes this view focusable for some interactions. On a page, all of them can be reached with the Tab key and a click.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }
}

/// A focusable view that exposes its focus to its descendants.
private struct FocusableView<Content: View>: View {
    let content: Content
    let isFocusable: Bool
    @FocusState private var isFocused: Bool

    var body: some View {
        content
            .environment(\.isFocused, isFocusable && isFocused)
            .focused($isFocused)
            .modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the nearest enclosing view with `focusable(_:)` has keyboard focus. The page reports the focus to the server, with a delay
    /// of a round trip.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

private struct FocusableModifier: ElementModifier {
    let isFocusable: Bool

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.removeAll { $0 == .focusable }
        if isFocusable, environment.isEnabled { modifiers.attributes.notes.append(.focusable) }
    }
}

extension View {
    private func keyPressView(
        traits: KeyTraits,
        matches: @escaping (KeyPress) -> Bool,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        FocusForwardingView(
            wrapped: KeyPressView(inner: self, traits: traits, matches: matches, action: action)
        )
    }
}
