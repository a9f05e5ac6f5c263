import EvergreenDocument
import EvergreenUI
import Foundation

/// A chart as graphics: what is around its marks, and each of them.
@MainActor
struct ChartDrawing {
    /// Axes and the legend.
    private(set) var graphics: [Graphic] = []
    let marks: [DrawnMark]
    /// What is shown beside marks, and as their symbols.
    let views: [PinnedView]
    /// Where values are.
    let places: ChartPlaces

    init(_ marks: [Mark], size: CGSize, _ environment: EnvironmentValues, _ part: ChartPart = .whole) {
        let text = ChartText(environment: environment)
        let settings = environment.chartSettings
        let marks = marks.resolvingFunctions(settings.xScale)
        let styles = StyleScale(marks, settings, text)
        let all = GraphicRect(x: 0, y: 0, width: max(Double(size.width), 1), height: max(Double(size.height), 1))
        var legend = LegendLayout(styles, settings.legend, in: all)
        var (insets, parts): (PlotInsets?, AxisParts) = (nil, .all)
        switch part {
        case .whole: break
        case .scrolled(let frame):
            (insets, parts) = (frame.insets, frame.contentParts)
            legend = LegendLayout(around: frame.contentSpace)
        case .resting(let frame): (insets, parts) = (frame.insets, frame.restingParts)
        }
        if marks.contains(where: { $0.kind == .sector }) {
            let sectors = SectorLayout(marks, in: legend.space, styles, text)
            (self.marks, views) = (sectors.marks, sectors.views)
            places = ChartPlaces(sectors, styles)
        } else {
            let plot = PlotLayout(marks, in: legend.space, settings, styles, text, insets: insets, parts: parts)
            graphics = plot.axes
            (self.marks, views) = (plot.marks, plot.views)
            places = ChartPlaces(plot)
        }
        graphics += legend.graphics(places.plot, text)
    }
}
