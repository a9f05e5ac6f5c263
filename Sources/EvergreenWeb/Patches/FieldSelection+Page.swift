import EvergreenDocument

extension FieldSelection {
    /// - Parameter pageText: The start and end of the selection, and `f`, `b` or `n` for its direction, separated by spaces; nil for any
    ///   other text.
    init?(pageText: String) {
        let parts = pageText.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, let start = Int(parts[0]), let end = Int(parts[1]), 0 <= start, start <= end else {
            return nil
        }
        let direction: Direction
        switch parts[2] {
        case "f": direction = .forward
        case "b": direction = .backward
        case "n": direction = .none
        default: return nil
        }
        self.init(start..<end, direction: direction)
    }
}
