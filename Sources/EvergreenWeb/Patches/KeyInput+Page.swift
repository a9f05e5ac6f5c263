import EvergreenDocument

extension KeyInput {
    /// An upper bound for the names of keys in browsers, in bytes.
    private static let longestKey = 64

    /// Parses a key event: the letter of the phase, the number of the modifiers, and the key, separated by spaces. Nil for anything else.
    init?(pageText text: String) {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let phase = Phase(rawValue: String(parts[0])), let number = Int(parts[1]),
            (0...KeyModifiers.all.rawValue).contains(number), !parts[2].isEmpty,
            parts[2].utf8.count <= Self.longestKey
        else { return nil }
        self.init(phase: phase, stroke: KeyStroke(key: String(parts[2]), modifiers: KeyModifiers(rawValue: number)))
    }
}
