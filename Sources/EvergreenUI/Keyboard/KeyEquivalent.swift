import EvergreenDocument

/// A key, identified by its character.
///
/// ```swift
/// Button("Save", action: save).keyboardShortcut("s")
/// ```
///
/// Letters represent the same key with and without Shift.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character, as on Apple platforms. Keys that don't type have characters in Unicode's private use area.
    public let character: Character

    /// Creates the key that types a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The backward delete key: Backspace on most keyboards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The forward delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The Space key.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")

    /// The browsers' names of keys, by character.
    private static let names: [Character: String] = [
        "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
        "\u{1B}": "Escape", "\u{8}": "Backspace", "\u{7F}": "Backspace", "\u{F728}": "Delete", "\u{F729}": "Home",
        "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown", "\u{F739}": "Clear", "\t": "Tab",
        "\r": "Enter", "\n": "Enter",
    ]

    private static let characters: [String: Character] = {
        let standard = [
            upArrow, downArrow, leftArrow, rightArrow, escape, delete, deleteForward, home, end, pageUp, pageDown,
            clear, tab,
            `return`,
        ]
        return Dictionary(uniqueKeysWithValues: standard.map { ($0.name, $0.character) })
    }()

    /// The browsers' name of the key. Letters are lowercase.
    package var name: String { Self.names[character] ?? String(character).lowercased() }

    /// Creates the key from a browser's name. Nil for a key without a character, such as F1.
    package init?(name: String) {
        if let character = Self.characters[name] {
            self.init(character)
        } else if name.count == 1, let character = name.lowercased().first {
            self.init(character)
        } else {
            return nil
        }
    }
}
