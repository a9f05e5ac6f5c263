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
                    StyledAxes(axes: layout.axes, layers: layers)
                    ForEach(layout.views) { $0.view.pinned($0.pin) }
                    if layers.gesture != nil || !layers.selections.isEmpty {
                        SelectionArea(proxy: proxy, selections: layers.selections, gesture: layers.gesture)
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

/// Views that depend on the drawn layout. Like the axes, they run from left to right in all languages.
private struct DrawnLayer<Content: View>: View {
    let drawn: DrawnChart
    @ViewBuilder let content: (DrawnChart.Layout) -> Content

    var body: some View {
        if let layout = drawn.layout.value {
            FrameSizeSharing(wrapped: ZStack { content(layout) }.environment(\.layoutDirection, .leftToRight))
                .endingChart()
        }
    }
}

extension View {
    /// Resets the chart modifiers for charts in this view. Otherwise, a chart in an overlay would inherit that overlay.
    func endingChart() -> some View {
        environment(\.chartLayers, ChartLayers()).environment(\.chartSettings, ChartSettings())
    }
}
