import EvergreenDocument

extension RecognizerInput {
    /// Parses the input of a recognizer: its index, the number of the interaction, the letter of the phase, milliseconds, and two, four or
    /// five numbers for locations and amounts, separated by spaces. Nil for anything else.
    init?(pageText text: String) {
        let parts = text.split(separator: " ", maxSplits: 9, omittingEmptySubsequences: false)
        guard parts.count >= 6, let recognizer = Int(parts[0]), let interaction = Int(parts[1]),
            let phase = Phase(rawValue: String(parts[2])), let milliseconds = Double(parts[3]), milliseconds.isFinite,
            (0..<Self.maximumRecognizers).contains(recognizer)
        else { return nil }
        let numbers = parts[4...].compactMap { Double($0) }
        guard numbers.count == parts.count - 4, numbers.allSatisfy({ abs($0) <= Self.limit }) else { return nil }
        let motion: Motion
        switch numbers.count {
        case 2: motion = .none
        case 4: motion = .translation(x: numbers[2], y: numbers[3])
        case 5: motion = .pinch(amount: numbers[2], anchorX: numbers[3], anchorY: numbers[4])
        default: return nil
        }
        self.init(
            recognizer: recognizer,
            interaction: interaction,
            phase: phase,
            seconds: milliseconds / 1000,
            startX: numbers[0],
            startY: numbers[1],
            motion: motion
        )
    }

    /// An upper bound for the recognizers of a gesture.
    private static let maximumRecognizers = 1000
}
