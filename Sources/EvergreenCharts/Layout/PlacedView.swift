import EvergreenUI

/// A view that is shown over a chart.
struct PlacedView {
    /// What tells the view from the others of its chart.
    var key: AnyHashable
    var view: AnyView
    /// In points of the chart.
    var x: Double
    var y: Double
    /// Which point of the view is there, in parts of its width and its height.
    var anchor: (Double, Double)
}
