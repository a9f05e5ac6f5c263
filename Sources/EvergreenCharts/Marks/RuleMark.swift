import Foundation

/// A straight line across the chart, or between two places.
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
    ///   - yStart: Its upper end, in points from the upper edge of the plot; nil for that edge.
    ///   - yEnd: Its lower end, in points from the upper edge of the plot; nil for the lower edge of the plot.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        (mark.x, mark.yPlace) = (x.data, PlotPlace(yStart, yEnd))
    }

    /// Creates a vertical line between two values.
    ///
    /// - Parameters:
    ///   - x: In points from the left edge of the plot; nil for its middle.
    ///   - yStart: Where it begins.
    ///   - yEnd: Where it ends.
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
    ///   - xStart: Its left end, in points from the left edge of the plot; nil for that edge.
    ///   - xEnd: Its right end, in points from the left edge of the plot; nil for the right edge of the plot.
    ///   - y: The value.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        (mark.xPlace, mark.y) = (PlotPlace(xStart, xEnd), y.data)
    }

    /// Creates a horizontal line between two values.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins.
    ///   - xEnd: Where it ends.
    ///   - y: In points from the upper edge of the plot; nil for its middle.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        (mark.x, mark.xEnd, mark.yPlace) = (xStart.data, xEnd.data, PlotPlace(y))
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
