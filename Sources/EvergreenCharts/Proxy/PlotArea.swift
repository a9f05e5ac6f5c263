import EvergreenDocument
import EvergreenUI

/// A view with the frame of a chart's plot area.
struct PlotArea<Content: View>: View {
    let places: ChartPlaces
    @ViewBuilder let content: (ChartPlotContent) -> Content

    var body: some View {
        let plot = places.plot
        content(ChartPlotContent())
            .frame(width: plot.width, height: plot.height)
            .pinned(Pin(x: plot.minX, y: plot.minY, anchor: StyleAnchor(x: 0, y: 0)))
    }
}

/// The plot area of a chart, for `chartPlotStyle(content:)`.
public struct ChartPlotContent: View {
    /// A transparent view: the marks are in front of it.
    public var body: some View { Color.clear }
}
