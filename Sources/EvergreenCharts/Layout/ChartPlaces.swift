import EvergreenUI
import Foundation

/// Where the values of a chart are, in points.
struct ChartPlaces {
    /// The plot within the chart.
    let plot: CGRect
    /// Nil for sectors.
    let x: Scale?
    let y: Scale?
    /// Nil for a chart with axes.
    let circle: SectorCircle?
    let styles: StyleScale
    /// Where the marks are that people go through by keyboard, along the selected axis: places in points.
    let stops: Stops

    /// In order, each once.
    struct Stops {
        var x: [Double] = []
        var y: [Double] = []
        /// Parts of a full turn.
        var angles: [Double] = []
    }

    @MainActor
    init(_ layout: PlotLayout) {
        (plot, x, y, circle) = (layout.plotRect, layout.xScale, layout.yScale, nil)
        styles = layout.styles
        stops = layout.stops
    }

    @MainActor
    init(_ layout: SectorLayout, _ styles: StyleScale) {
        (plot, x, y, circle) = (layout.circle.bounds, nil, nil, layout.circle)
        self.styles = styles
        stops = Stops(angles: layout.middles)
    }
}
