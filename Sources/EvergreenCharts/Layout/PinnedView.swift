import EvergreenDocument
import EvergreenUI

/// A view of a chart, and where it is.
struct PinnedView: Identifiable {
    let id: MarkKey
    var view: AnyView
    /// In points from the upper left corner of the chart.
    var pin: Pin
}
