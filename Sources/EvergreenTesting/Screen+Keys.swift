import EvergreenUI

extension Screen {
    /// Triggers the first enabled control with a keyboard shortcut, or the first control in the view with it.
    ///
    /// - Throws: ``ScreenError/notFound(_:screen:)`` if there is no such control.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws(ScreenError) {
        let note = ElementNote.keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers).stroke)
        for element in root.findAll() where element.element.description.attributes.notes.contains(note) {
            guard element.isEnabled, let control = element.firstControl else { continue }
            if case .toggle = control.element.description.kind { return try control.toggle() }
            return try control.tap()
        }
        throw .notFound("control with the shortcut \(key.character)", screen: outline)
    }
}

extension ScreenElement {
    fileprivate var firstControl: ScreenElement? {
        if element.onEvent != nil { return self }
        for child in children {
            if let control = child.firstControl { return control }
        }
        return nil
    }

    /// Presses a key while this element has the focus. This view or its nearest ancestor with a matching `onKeyPress` handles it.
    public func press(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = [],
        phase: KeyPress.Phases = .down
    ) throws(ScreenError) {
        let phase: KeyInput.Phase =
            switch phase {
            case .up: .up
            case .repeat: .repeat
            default: .down
            }
        let input = KeyInput(phase: phase, stroke: KeyStroke(key: key.name, modifiers: modifiers.keyModifiers))
        var area: Element? = element
        while let candidate = area {
            if case .gestureArea(.keys(let traits)) = candidate.description.kind, traits.notices(input) {
                return try ScreenElement(candidate, in: tree).send(.key(input))
            }
            area = candidate.parent
        }
        throw .refused("neither it nor an ancestor has onKeyPress for the key", element: outline)
    }
}

extension KeyTraits {
    /// Whether a page reports a key to the server.
    fileprivate func notices(_ input: KeyInput) -> Bool {
        guard phases.contains(input.phase) else { return false }
        switch filter {
        case .all: return input.stroke.key != "Tab"
        case .keys(let keys): return keys.contains(input.stroke.key)
        case .characters(let characters):
            guard input.stroke.key.unicodeScalars.count == 1, let scalar = input.stroke.key.unicodeScalars.first else {
                return false
            }
            return scalar.value > 127 || characters.unicodeScalars.contains(scalar)
        }
    }
}
