import EvergreenDocument

extension ElementMeasure {
    /// The measure as a page writes it: the width, the height and the position, and the position in each space, with spaces
    /// between.
    var pageText: String {
        let positions = [position] + positionsInSpaces
        let numbers = [width, height] + positions.flatMap { [$0.x, $0.y] }
        return numbers.map(StyleClass.decimal).joined(separator: " ")
    }

    /// Reads what a page has written. Nil for anything else.
    init?(pageText text: some StringProtocol) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Self.number($0) }
        guard words.count == numbers.count, numbers.count >= 4, numbers.count.isMultiple(of: 2),
            numbers.count <= 4 + 2 * Self.maximumSpaces
        else { return nil }
        let positions = stride(from: 2, to: numbers.count, by: 2).compactMap {
            Position(x: numbers[$0], y: numbers[$0 + 1])
        }
        guard let position = positions.first, positions.count * 2 + 2 == numbers.count else { return nil }
        self.init(
            width: numbers[0],
            height: numbers[1],
            position: position,
            positionsInSpaces: Array(positions.dropFirst())
        )
    }

    /// A plain decimal number: no exponent, no infinity.
    private static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.count <= 16, text.utf8.allSatisfy({ (45...57).contains($0) && $0 != 47 }) else {
            return nil
        }
        return Double(text)
    }
}

extension ElementEvent {
    /// The most elements that a page measures in one event.
    static let maximumMeasures = 500

    /// Reads what a page has measured: `12 366 20.5 0 300;13 …`, each with the number of its element. Nil for anything else.
    init?(measures text: some StringProtocol) {
        var measures: [ElementID: ElementMeasure] = [:]
        for part in text.split(separator: ";", omittingEmptySubsequences: false) {
            guard let space = part.firstIndex(of: " "), let id = Int(part[..<space]), id > 0,
                let measure = ElementMeasure(pageText: part[part.index(after: space)...]),
                measures.count < Self.maximumMeasures
            else { return nil }
            measures[ElementID(rawValue: id)] = measure
        }
        self = .measure(measures)
    }
}
