import EvergreenDocument

extension ScrollState {
    /// Parses a scroll state: the phase, then, in points, the offset, the content size, the visible size, and the top, leading, bottom and
    /// trailing margins, separated by spaces. Nil for anything else.
    init?(pageText text: String) {
        let parts = text.split(separator: " ", maxSplits: 10, omittingEmptySubsequences: false)
        guard parts.count == 11, let phase = ScrollPhase(rawValue: String(parts[0])) else { return nil }
        let numbers = parts[1...].compactMap { Double($0) }
        guard numbers.count == 10,
            let measure = Measure(
                x: numbers[0],
                y: numbers[1],
                contentWidth: numbers[2],
                contentHeight: numbers[3],
                width: numbers[4],
                height: numbers[5],
                insets: EdgeInsets(top: numbers[6], leading: numbers[7], bottom: numbers[8], trailing: numbers[9])
            )
        else { return nil }
        self.init(phase: phase, measure: measure)
    }
}
