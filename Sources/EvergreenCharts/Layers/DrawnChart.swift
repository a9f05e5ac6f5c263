import EvergreenUI
import Foundation

/// What a chart has drawn, for the views in front of it and behind it.
@MainActor
final class DrawnChart {
    /// Where its values are, and the views beside its marks. Nil before the first drawing.
    let layout = StateLocation<Layout?>(nil)
    /// Whether there were ever views beside its marks. A chart with some stays one that may have them: it would be drawn anew.
    let hasViews = StateLocation(false)
    /// The size of the plot; nil before the first drawing. Unlike the layout, it is not set again where it is the same.
    let plotSize = StateLocation<CGSize?>(nil)

    struct Layout {
        var places: ChartPlaces
        var views: [PinnedView]
    }

    func set(_ layout: Layout) {
        self.layout.value = layout
        if plotSize.value != layout.places.plot.size { plotSize.value = layout.places.plot.size }
        if !layout.views.isEmpty, !hasViews.value { hasViews.value = true }
    }
}
