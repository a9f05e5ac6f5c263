import Foundation

extension Path: LosslessStringConvertible {
    /// The path elements, each as its points followed by a letter: `0 0 m 10 0 l 10 10 l h`. The letters are those of PDF: `m` (move), `l`
    /// (line), `c` (cubic curve) and `h` (close), with `q` for a quadratic curve.
    public var description: String {
        var words: [String] = []
        func write(_ points: CGPoint..., letter: String) {
            for point in points { words += [Self.word(point.x), Self.word(point.y)] }
            words.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let point): write(point, letter: "m")
            case .line(let point): write(point, letter: "l")
            case .quadCurve(let point, let control): write(control, point, letter: "q")
            case .curve(let point, let control1, let control2): write(control1, control2, point, letter: "c")
            case .closeSubpath: write(letter: "h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func word(_ number: CGFloat) -> String {
        let text = Double(number).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Creates a path from a ``description``; nil if the string is malformed.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite, numbers.count < 6 else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case _ where currentPoint == nil: return nil
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
