import EvergreenUI
import Foundation

/// The drawn layout of a chart, for the views in front of it and behind it.
@MainActor
final class DrawnChart {
    /// The positions of values, and the views beside marks. Nil before the first drawing.
    let layout = StateLocation<Layout?>(nil)
    /// Whether there have ever been views beside marks. It remains true, so that the structure of the chart's elements stays the same.
    let hasViews = StateLocation(false)
    /// The size of the plot and its scales, which rarely change between drawings.
    let extent = StateLocation(Extent())
    /// The latest layout. Reading it does not register a dependency.
    private(set) var latest: Layout?

    struct Extent: Equatable {
        var size: CGSize?
        var x: Scale.Domain?
        var y: Scale.Domain?
    }

    struct Layout {
        var places: ChartPlaces
        var views: [PinnedView]
        /// The axes with custom styles.
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
