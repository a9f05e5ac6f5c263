/// A key with its modifiers.
package struct KeyStroke: Hashable, Sendable {
    /// The name of the key as in `KeyboardEvent.key`: `k`, `Enter`, `ArrowUp`.
    package var key: String
    package var modifiers: KeyModifiers

    package init(key: String, modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// The modifier keys of a key press.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1)
    package static let shift = KeyModifiers(rawValue: 2)
    package static let control = KeyModifiers(rawValue: 4)
    package static let option = KeyModifiers(rawValue: 8)
    /// The modifier of the platform's shortcuts: Command on a Mac, Control elsewhere.
    package static let command = KeyModifiers(rawValue: 16)
    /// The key is on the numeric keypad.
    package static let numericPad = KeyModifiers(rawValue: 32)

    package static let all: KeyModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// The keys and phases that an area handles.
package struct KeyTraits: Hashable, Sendable {
    package enum Filter: Hashable, Sendable {
        case all
        /// Key names as in browsers, in lower case.
        case keys([String])
        /// Keys that type one of these ASCII characters, or any non-ASCII character.
        case characters(String)
    }

    package var filter: Filter
    package var phases: Set<KeyInput.Phase>

    package init(filter: Filter, phases: Set<KeyInput.Phase>) {
        self.filter = filter
        self.phases = phases
    }
}

/// A key that was pressed, repeated or released.
package struct KeyInput: Hashable, Sendable {
    package enum Phase: String, CaseIterable, Hashable, Sendable {
        case down = "d"
        case `repeat` = "r"
        case up = "u"
    }

    package var phase: Phase
    package var stroke: KeyStroke

    package init(phase: Phase, stroke: KeyStroke) {
        self.phase = phase
        self.stroke = stroke
    }
}
