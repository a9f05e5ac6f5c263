import EvergreenDocument
import EvergreenUI

/// A view as large as the plot of a chart, in its place.
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

/// The place of a chart's plot, for `chartPlotStyle(content:)`.
public struct ChartPlotContent: View {
    /// Nothing that is seen: the marks are in front of it.
    public var body: some View { Color.clear }
}
