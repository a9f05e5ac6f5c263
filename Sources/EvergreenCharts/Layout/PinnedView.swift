import EvergreenDocument
import EvergreenUI
import Foundation

/// A view of a chart, and where it is.
struct PinnedView: Identifiable {
    let id: MarkKey
    var view: AnyView
    /// In points from the upper left corner of the chart.
    var pin: Pin

    init(id: MarkKey, view: AnyView, pin: Pin) {
        (self.id, self.view, self.pin) = (id, view, pin)
    }

    /// - Parameter anchor: Which point of the view is there, in parts of its width and its height.
    init(id: MarkKey, view: AnyView, at point: CGPoint, anchor: (Double, Double)) {
        self.init(id: id, view: view, pin: Pin(x: point.x, y: point.y, anchor: StyleAnchor(x: anchor.0, y: anchor.1)))
    }
}
