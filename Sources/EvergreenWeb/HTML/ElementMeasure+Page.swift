import EvergreenDocument

extension ElementMeasure {
    /// The measure in the format of a page: the width, height and position, then the position in each coordinate space with that space's
    /// width and height, separated by spaces.
    var pageText: String {
        let numbers =
            [width, height, position.x, position.y]
            + spaces.flatMap { [$0.position.x, $0.position.y, $0.width, $0.height] }
        return numbers.map(StyleClass.decimal).joined(separator: " ")
    }

    /// Parses a page's measure. Nil for anything else.
    init?(pageText text: some StringProtocol) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Self.number($0) }
        guard words.count == numbers.count, numbers.count >= 4, numbers.count.isMultiple(of: 4),
            numbers.count <= 4 + 4 * Self.maximumSpaces, let position = Position(x: numbers[2], y: numbers[3])
        else { return nil }
        let spaces = stride(from: 4, to: numbers.count, by: 4).compactMap { start in
            Position(x: numbers[start], y: numbers[start + 1]).flatMap {
                Space(position: $0, width: numbers[start + 2], height: numbers[start + 3])
            }
        }
        guard spaces.count * 4 + 4 == numbers.count else { return nil }
        self.init(width: numbers[0], height: numbers[1], position: position, spaces: spaces)
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
    /// The maximum number of elements that a page measures in one event.
    static let maximumMeasures = 500

    /// Parses a page's measures: `12 366 20.5 0 300;13 …`, each with the number of its element. Nil for anything else.
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
