import Foundation

/// A point.
public struct PointMark: ChartContent {
    private(set) var mark = Mark(.point)

    public typealias Body = Never

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.data, y.data)
    }

    /// Creates a point at a horizontal value.
    ///
    /// - Parameters:
    ///   - x: The value.
    ///   - y: In points from the upper edge of the plot; nil for its middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        (mark.x, mark.yPlace) = (x.data, PlotPlace(y))
    }

    /// Creates a point at a vertical value.
    ///
    /// - Parameters:
    ///   - x: In points from the left edge of the plot; nil for its middle.
    ///   - y: The value.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        (mark.xPlace, mark.y) = (PlotPlace(x), y.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
