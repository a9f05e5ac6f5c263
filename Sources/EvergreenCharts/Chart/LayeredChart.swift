import EvergreenDocument
import EvergreenUI
import Foundation

/// A chart with views behind it and in front of it.
struct LayeredChart: View {
    let plot: ChartPlot
    let drawn: DrawnChart
    let layers: ChartLayers

    var body: some View {
        plot
            .background {
                DrawnLayer(drawn: drawn) { layout in
                    let proxy = ChartProxy(layout.places, layers.selections)
                    layer(layers.backgrounds, proxy)
                    if let style = layers.plotStyle {
                        PlotArea(places: layout.places) { style($0) }
                    }
                }
            }
            .overlay {
                DrawnLayer(drawn: drawn) { layout in
                    let proxy = ChartProxy(layout.places, layers.selections)
                    ForEach(layout.views) { $0.view.pinned($0.pin) }
                    if layers.gesture != nil || !layers.selections.isEmpty {
                        SelectionArea(proxy: proxy, layers: layers)
                    }
                    layer(layers.overlays, proxy)
                }
            }
    }

    private func layer(_ contents: [ChartLayers.Layer], _ proxy: ChartProxy) -> some View {
        ForEach(contents.indices, id: \.self) { index in
            Color.clear.allowsHitTesting(false).overlay(alignment: contents[index].alignment) {
                contents[index].content(proxy)
            }
        }
    }
}

/// Views that are made of what a chart has drawn. Like its axes, they run from left to right in all languages.
private struct DrawnLayer<Content: View>: View {
    let drawn: DrawnChart
    @ViewBuilder let content: (DrawnChart.Layout) -> Content

    var body: some View {
        if let layout = drawn.layout.value {
            ZStack { content(layout) }.environment(\.layoutDirection, .leftToRight)
        }
    }
}

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
