import EvergreenDocument
import EvergreenUI
import Foundation

/// The names of the colors, below a chart.
struct Legend {
    private let entries: [(name: String, style: ForegroundStyle)]
    /// Where each entry is: x, and the line.
    private var places: [(Double, Int)] = []

    init(_ entries: [(name: String, style: ForegroundStyle)], width: Double) {
        self.entries = entries.map { (TextWidth.fitted($0.name, in: max(width - 20, 20)), $0.style) }
        var (x, line) = (0.0, 0)
        for entry in self.entries {
            let length = 14 + TextWidth.of(entry.name) + 12
            if x > 0, x + length - 12 > width { (x, line) = (0, line + 1) }
            places.append((x, line))
            x += length
        }
    }

    var height: Double { 10 + TextWidth.lineHeight * Double((places.last?.1 ?? 0) + 1) }

    @MainActor
    func graphics(below space: GraphicRect, _ text: ChartText) -> [Graphic] {
        zip(entries, places).flatMap { entry, place in
            let y = space.y + space.height + 8 + TextWidth.lineHeight * (Double(place.1) + 0.5)
            let dot = CGRect(x: place.0, y: y - 4, width: 8, height: 8)
            let path = PathGraphic(
                Path(ellipseIn: dot).outline,
                .fill(isEvenOdd: false),
                paint: entry.style.paint(in: dot)
            )
            return [.path(path), text.graphic(entry.name, at: place.0 + 14, y, anchor: (0, 0.5))]
        }
    }
}
