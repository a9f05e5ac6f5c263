import EvergreenUI
import Foundation

/// What a chart has drawn, for the views in front of it and behind it.
@MainActor
final class DrawnChart {
    /// Where its values are, and the views beside its marks. Nil before the first drawing.
    let layout = StateLocation<Layout?>(nil)
    /// Whether there were ever views beside its marks. It stays true, so that the chart's elements stay the same when they are gone.
    let hasViews = StateLocation(false)
    /// The size of the plot and its scales, which are the same after most drawings.
    let extent = StateLocation(Extent())
    /// The layout. A body that reads it does not observe it.
    private(set) var latest: Layout?

    struct Extent: Equatable {
        var size: CGSize?
        var x: Scale.Domain?
        var y: Scale.Domain?
    }

    struct Layout {
        var places: ChartPlaces
        var views: [PinnedView]
        /// The axes that have a style of their own.
        var axes: [StyledAxis] = []
    }

    func set(_ layout: Layout) {
        self.layout.value = layout
        latest = layout
        let places = layout.places
        extent.value = Extent(size: places.plot.size, x: places.x?.domain, y: places.y?.domain)
        if !layout.views.isEmpty { hasViews.value = true }
    }
}
