import EvergreenUI
import Foundation

/// The positions of a chart's values, in points.
struct ChartPlaces {
    /// The plot area within the chart.
    let plot: CGRect
    /// Whether only a part of the plot is visible.
    let isScrolled: Bool
    /// Nil for sectors.
    let x: Scale?
    let y: Scale?
    /// Nil for a chart with axes.
    let circle: SectorCircle?
    let styles: StyleScale
    /// The positions of marks, in order: in points, or in fractions of a full turn for sectors.
    let marks: MarkPlaces

    struct MarkPlaces {
        var x: [Double] = []
        var y: [Double] = []
        var angles: [Double] = []
    }

    @MainActor
    init(_ layout: PlotLayout) {
        (plot, x, y, circle) = (layout.plotRect, layout.xScale, layout.yScale, nil)
        (styles, isScrolled) = (layout.styles, layout.isScrolled)
        marks = layout.places
    }

    @MainActor
    init(_ layout: SectorLayout, _ styles: StyleScale) {
        (plot, x, y, circle) = (layout.circle.bounds, nil, nil, layout.circle)
        (self.styles, isScrolled) = (styles, false)
        marks = MarkPlaces(angles: layout.middles)
    }
}
