import EvergreenDocument
import EvergreenUI
import Foundation

/// A view of a chart, and its position.
struct PinnedView: Identifiable {
    let id: MarkKey
    var view: AnyView
    /// The position in points, from the top left corner of the chart.
    var pin: Pin

    init(id: MarkKey, view: AnyView, pin: Pin) {
        (self.id, self.view, self.pin) = (id, view, pin)
    }

    /// - Parameter anchor: The anchor of the view at the point, in unit coordinates.
    init(id: MarkKey, view: AnyView, at point: CGPoint, anchor: (Double, Double)) {
        self.init(id: id, view: view, pin: Pin(x: point.x, y: point.y, anchor: StyleAnchor(x: anchor.0, y: anchor.1)))
    }
}
