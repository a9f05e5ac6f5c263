import EvergreenDocument
import Foundation

extension View {
    /// Performs an action when a key is pressed, or held, while this view or one inside has the focus.
    ///
    /// ```swift
    /// Text("\(score)").focusable().onKeyPress(.upArrow) {
    ///     score += 1
    ///     return .handled
    /// }
    /// ```
    ///
    /// The browser can't wait for the answer: what it would do with a key itself, such as scroll, is prevented for the
    /// keys that the view notices, whatever the action returns. `.ignored` hands the key to the next view around that
    /// notices it.
    ///
    /// In a field, keys that type or move within the text are the field's: views around notice the others, such as the
    /// up arrow. Keys with Command (Control where that is the key for shortcuts) are for
    /// ``keyboardShortcut(_:modifiers:)``, and Return and the space bar press a button that has the focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }

    /// Performs an action for phases of a key: see ``onKeyPress(_:action:)``.
    public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action for any of these keys: see ``onKeyPress(_:action:)``.
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

    /// Performs an action for keys that type one of these characters: see ``onKeyPress(_:action:)``.
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

    /// Performs an action for any key, but for Tab, which moves the focus: see ``onKeyPress(_:action:)``.
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

    /// Lets this view have the keyboard's focus, though it is no control: the Tab key reaches it, and a click. Not in a
    /// view that is disabled. With `focused(_:)`, an app moves the focus there.
    ///
    /// Views inside read ``EvergreenRuntime/EnvironmentValues/isFocused``.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }
}

/// A view that can have the focus, and tells those inside whether it has.
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
    /// Whether the nearest view around with `focusable(_:)` has the keyboard's focus. The page tells the server of it: a round trip.
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
        FocusHandingView(
            wrapped: KeyPressView(inner: self, traits: traits, matches: matches, action: action)
        )
    }
}
