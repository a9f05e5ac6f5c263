import EvergreenUI
import Foundation

/// A rectangle: a cell of a heat map, or a range of values along one or both axes.
///
/// ```swift
/// Chart(cells) { cell in
///     RectangleMark(x: .value("Day", cell.day), y: .value("Hour", cell.hour))
///         .foregroundStyle(by: .value("Steps", cell.steps))
/// }
/// ```
///
/// Along an axis of which it has no value, it is as long as the plot, or between two places in points.
public struct RectangleMark: ChartContent {
    private(set) var mark = Mark(.rectangle)

    public typealias Body = Never

    /// Creates a rectangle around a place: as large as its category or its unit of the calendar, unless lengths are said.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (x.data, y.data, width, height)
    }

    // MARK: Around a value

    /// Creates a rectangle around a horizontal value, between two vertical ones.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.data, yStart.data, yEnd.data, width)
    }

    /// Creates a rectangle around a horizontal value.
    ///
    /// - Parameters:
    ///   - x: The value.
    ///   - yStart: Its upper edge, in points from the upper edge of the plot; nil for that edge.
    ///   - yEnd: Its lower edge, in points from the upper edge of the plot; nil for the lower edge of the plot.
    ///   - width: Its width.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.yPlace, mark.width) = (x.data, PlotPlace(yStart, yEnd), width)
    }

    /// Creates a rectangle around a vertical value, between two horizontal ones.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.data, xEnd.data, y.data, height)
    }

    /// Creates a rectangle around a vertical value.
    ///
    /// - Parameters:
    ///   - xStart: Its left edge, in points from the left edge of the plot; nil for that edge.
    ///   - xEnd: Its right edge, in points from the left edge of the plot; nil for the right edge of the plot.
    ///   - y: The value.
    ///   - height: Its height.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.xPlace, mark.y, mark.height) = (PlotPlace(xStart, xEnd), y.data, height)
    }

    // MARK: Between edges

    /// Creates a rectangle between two values of each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.xEnd, mark.y, mark.yEnd) = (xStart.data, xEnd.data, yStart.data, yEnd.data)
    }

    /// Creates a rectangle between two values of the horizontal axis.
    ///
    /// - Parameters:
    ///   - xStart: The one edge.
    ///   - xEnd: The other edge.
    ///   - yStart: Its upper edge, in points from the upper edge of the plot; nil for that edge.
    ///   - yEnd: Its lower edge, in points from the upper edge of the plot; nil for the lower edge of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        (mark.x, mark.xEnd, mark.yPlace) = (xStart.data, xEnd.data, PlotPlace(yStart, yEnd))
    }

    /// Creates a rectangle between two values of the vertical axis.
    ///
    /// - Parameters:
    ///   - xStart: Its left edge, in points from the left edge of the plot; nil for that edge.
    ///   - xEnd: Its right edge, in points from the left edge of the plot; nil for the right edge of the plot.
    ///   - yStart: The one edge.
    ///   - yEnd: The other edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.xPlace, mark.y, mark.yEnd) = (PlotPlace(xStart, xEnd), yStart.data, yEnd.data)
    }

    /// Creates a rectangle in the plot, without values. Without any arguments, it is as large as the plot.
    ///
    /// - Parameters:
    ///   - xStart: Its left edge, in points from the left edge of the plot; nil for that edge.
    ///   - xEnd: Its right edge, in points from the left edge of the plot; nil for the right edge of the plot.
    ///   - yStart: Its upper edge, in points from the upper edge of the plot; nil for that edge.
    ///   - yEnd: Its lower edge, in points from the upper edge of the plot; nil for the lower edge of the plot.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        (mark.xPlace, mark.yPlace) = (PlotPlace(xStart, xEnd), PlotPlace(yStart, yEnd))
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
