import EvergreenDocument
import EvergreenUI
import Foundation

/// A legend of a chart.
@MainActor
protocol Legend {
    /// The size, in points.
    var size: CGSize { get }

    func graphics(at origin: CGPoint, _ text: ChartText) -> [Graphic]
}

/// The legend of a discrete color scale.
struct NamesLegend: Legend {
    private let entries: [(name: String, style: ForegroundStyle)]
    /// The position of each entry.
    private var places: [CGPoint] = []
    private(set) var size = CGSize.zero

    private static let dot = 8.0
    /// The distance from the dot to the name.
    private static let indent = 14.0
    private static let spacing = 12.0

    /// - Parameters:
    ///   - width: The maximum width of the legend.
    ///   - isColumn: Whether each entry is on a line of its own.
    init(_ entries: [(name: String, style: ForegroundStyle)], width: Double, isColumn: Bool) {
        self.entries = entries.map { (TextWidth.fitted($0.name, in: max(width - 20, 20)), $0.style) }
        var (x, y) = (0.0, 0.0)
        for entry in self.entries {
            let length = Self.indent + TextWidth.of(entry.name)
            if x > 0, isColumn || x + length > width { (x, y) = (0, y + TextWidth.lineHeight) }
            places.append(CGPoint(x: x, y: y))
            size = CGSize(width: max(size.width, x + length), height: y + TextWidth.lineHeight)
            x += length + Self.spacing
        }
    }

    func graphics(at origin: CGPoint, _ text: ChartText) -> [Graphic] {
        zip(entries, places).flatMap { entry, place in
            let (x, y) = (origin.x + place.x, origin.y + place.y + TextWidth.lineHeight / 2)
            let dot = CGRect(x: x, y: y - Self.dot / 2, width: Self.dot, height: Self.dot)
            let path = PathGraphic(
                Path(ellipseIn: dot).outline,
                .fill(isEvenOdd: false),
                paint: entry.style.paint(in: dot)
            )
            return [.path(path), text.graphic(entry.name, at: x + Self.indent, y, anchor: (0, 0.5))]
        }
    }
}
