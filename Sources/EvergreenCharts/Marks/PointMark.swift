import Foundation

/// A point of a scatter chart.
public struct PointMark: ChartContent {
    private(set) var mark = Mark(.point)

    public typealias Body = Never

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.data, y.data)
    }

    /// Creates a point with a horizontal value.
    ///
    /// - Parameters:
    ///   - x: The value.
    ///   - y: The vertical position in points from the top of the plot, or nil for its center.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        (mark.x, mark.yPlace) = (x.data, PlotPlace(y))
    }

    /// Creates a point with a vertical value.
    ///
    /// - Parameters:
    ///   - x: The horizontal position in points from the left edge of the plot, or nil for its center.
    ///   - y: The value.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        (mark.xPlace, mark.y) = (PlotPlace(x), y.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
