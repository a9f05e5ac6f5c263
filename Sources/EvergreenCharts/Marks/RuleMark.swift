import Foundation

/// A straight line across the plot, or between two positions.
public struct RuleMark: ChartContent {
    private(set) var mark = Mark(.rule)

    public typealias Body = Never

    // MARK: Vertical lines

    /// Creates a vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y, mark.yEnd) = (x.data, yStart.data, yEnd.data)
    }

    /// Creates a vertical line at a value.
    ///
    /// - Parameters:
    ///   - x: The value.
    ///   - yStart: The top end, in points from the top of the plot, or nil for the top of the plot.
    ///   - yEnd: The bottom end, in points from the top of the plot, or nil for the bottom of the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        (mark.x, mark.yPlace) = (x.data, PlotPlace(yStart, yEnd))
    }

    /// Creates a vertical line between two values.
    ///
    /// - Parameters:
    ///   - x: The horizontal position in points from the left edge of the plot, or nil for its center.
    ///   - yStart: The start value.
    ///   - yEnd: The end value.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        (mark.xPlace, mark.y, mark.yEnd) = (PlotPlace(x), yStart.data, yEnd.data)
    }

    // MARK: Horizontal lines

    /// Creates a horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        (mark.x, mark.xEnd, mark.y) = (xStart.data, xEnd.data, y.data)
    }

    /// Creates a horizontal line at a value.
    ///
    /// - Parameters:
    ///   - xStart: The left end, in points from the left of the plot, or nil for the left edge of the plot.
    ///   - xEnd: The right end, in points from the left of the plot, or nil for the right edge of the plot.
    ///   - y: The value.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        (mark.xPlace, mark.y) = (PlotPlace(xStart, xEnd), y.data)
    }

    /// Creates a horizontal line between two values.
    ///
    /// - Parameters:
    ///   - xStart: The start value.
    ///   - xEnd: The end value.
    ///   - y: The vertical position in points from the top of the plot, or nil for its center.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        (mark.x, mark.xEnd, mark.yPlace) = (xStart.data, xEnd.data, PlotPlace(y))
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
