import EvergreenDocument
import EvergreenUI
import Foundation

/// The graphics of a chart: its surroundings and its marks.
@MainActor
struct ChartDrawing {
    /// The axes and the legend.
    private(set) var graphics: [Graphic] = []
    let marks: [DrawnMark]
    /// Views of annotations and symbols.
    let views: [PinnedView]
    /// The axes with custom styles.
    private(set) var axes: [StyledAxis] = []
    /// The positions of values.
    let places: ChartPlaces

    init(_ marks: [Mark], size: CGSize, _ environment: EnvironmentValues, _ part: ChartPart = .whole) {
        let text = ChartText(environment: environment)
        let settings = environment.chartSettings
        let marks = marks.resolvingFunctions(settings.xScale)
        let styles = StyleScale(marks, settings, text)
        let all = GraphicRect(x: 0, y: 0, width: max(Double(size.width), 1), height: max(Double(size.height), 1))
        let legend =
            part.space.map { LegendLayout(around: $0) } ?? LegendLayout(styles, settings.legend, in: all)
        if marks.contains(where: { $0.kind == .sector }) {
            let sectors = SectorLayout(marks, in: legend.space, styles, text)
            (self.marks, views) = (sectors.marks, sectors.views)
            places = ChartPlaces(sectors, styles)
        } else {
            let plot = PlotLayout(marks, in: legend.space, settings, styles, text, part)
            graphics = plot.axes.graphics
            axes = plot.axes.styled
            (self.marks, views) = (plot.marks, plot.views)
            places = ChartPlaces(plot)
        }
        graphics += legend.graphics(places.plot, text)
    }
}
