import EvergreenDocument
import EvergreenUI
import Foundation

/// An element of a chart.
struct DrawnMark {
    var key: MarkKey
    var traits: MarkTraits
}

/// A chart as graphics: what is around its marks, and each of them.
@MainActor
struct ChartDrawing {
    /// Axes and the legend.
    private(set) var graphics: [Graphic] = []
    private(set) var marks: [DrawnMark] = []

    init(_ marks: [Mark], size: CGSize, _ environment: EnvironmentValues) {
        let text = ChartText(environment: environment)
        let settings = environment.chartSettings
        let styles = StyleScale(marks, settings, text)
        var space = GraphicRect(x: 0, y: 0, width: max(Double(size.width), 1), height: max(Double(size.height), 1))
        if settings.legend != .hidden, !styles.entries.isEmpty {
            let legend = Legend(styles.entries, width: space.width)
            // A chart that is mostly legend shows nothing.
            if legend.height < space.height / 2 {
                space.height -= legend.height
                graphics += legend.graphics(below: space, text)
            }
        }
        if settings.legend != .hidden, let legend = styles.gradientLegend, legend.height < space.height / 2 {
            space.height -= legend.height
            graphics += legend.graphics(below: space, text)
        }
        if marks.contains(where: { $0.kind == .sector }) {
            self.marks = SectorLayout(marks, in: space, styles, text).marks
        } else {
            let plot = PlotLayout(marks, in: space, settings, styles, text)
            graphics += plot.axes
            self.marks = plot.marks
        }
    }
}

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
