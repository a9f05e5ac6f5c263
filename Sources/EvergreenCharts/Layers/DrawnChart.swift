import EvergreenUI
import Foundation

/// What a chart has drawn, for the views in front of it and behind it.
@MainActor
final class DrawnChart {
    /// Where its values are, and the views beside its marks. Nil before the first drawing.
    let layout = StateLocation<Layout?>(nil)
    /// Whether there were ever views beside its marks. A chart with some stays one that may have them: it would be drawn anew.
    let hasViews = StateLocation(false)
    /// How large the plot is, and of which values. Unlike the layout, it is not set again where it is the same.
    let extent = StateLocation(Extent())
    /// The layout, for those who are not to be made again for each drawing.
    private(set) var latest: Layout?

    struct Extent: Equatable {
        var size: CGSize?
        var x: Scale.Domain?
        var y: Scale.Domain?
    }

    struct Layout {
        var places: ChartPlaces
        var views: [PinnedView]
    }

    func set(_ layout: Layout) {
        self.layout.value = layout
        latest = layout
        let places = layout.places
        let extent = Extent(size: places.plot.size, x: places.x?.domain, y: places.y?.domain)
        if self.extent.value != extent { self.extent.value = extent }
        if !layout.views.isEmpty, !hasViews.value { hasViews.value = true }
    }
}
