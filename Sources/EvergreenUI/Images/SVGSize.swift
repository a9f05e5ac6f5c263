import Foundation

/// The size that the root element of an SVG file of the app declares, in points.
struct SVGSize {
    let size: CGSize

    /// The number of bytes in which the root element is expected.
    private static let prefix = 1 << 14

    /// Reads the size: that of the attributes `width` and `height`, or of the view box; nil if there is none.
    init?(of data: Data) {
        let text = String(decoding: data.prefix(Self.prefix), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let root = text[start.upperBound..<end]
        let own = ["width", "height"].compactMap { Self.value(of: $0, in: root).flatMap { Self.length($0) } }
        let box = Self.value(of: "viewBox", in: root)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        if own.count == 2 {
            size = CGSize(width: own[0], height: own[1])
        } else if box.count == 4 {
            size = CGSize(width: box[2], height: box[3])
        } else {
            return nil
        }
    }

    private static func value(of attribute: String, in element: Substring) -> Substring? {
        for quote in ["\"", "'"] {
            guard let start = element.range(of: " \(attribute)=\(quote)") else { continue }
            return element[start.upperBound...].prefix { String($0) != quote }
        }
        return nil
    }

    /// A length without a unit, or in CSS pixels; nil for other units and percentages.
    private static func length(_ text: Substring) -> Double? {
        Double(text.hasSuffix("px") ? text.dropLast(2) : text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
}
