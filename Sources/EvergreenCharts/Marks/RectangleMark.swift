import EvergreenUI
import Foundation

/// A rectangle: a cell of a heat map, or a range along one or both axes.
///
/// ```swift
/// Chart(cells) { cell in
///     RectangleMark(x: .value("Day", cell.day), y: .value("Hour", cell.hour))
///         .foregroundStyle(by: .value("Steps", cell.steps))
/// }
/// ```
///
/// Along an axis without a value, the rectangle spans the plot, or the range between two positions in points.
public struct RectangleMark: ChartContent {
    private(set) var mark = Mark(.rectangle)

    public typealias Body = Never

    /// Creates a rectangle around a point. By default, it has the size of its category or calendar unit.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (x.data, y.data, width, height)
    }

    // MARK: Around a value

    /// Creates a rectangle around a horizontal value, between two vertical values.
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
    ///   - yStart: The top edge, in points from the top of the plot, or nil for the top of the plot.
    ///   - yEnd: The bottom edge, in points from the top of the plot, or nil for the bottom of the plot.
    ///   - width: The width.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.yPlace, mark.width) = (x.data, PlotPlace(yStart, yEnd), width)
    }

    /// Creates a rectangle around a vertical value, between two horizontal values.
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
    ///   - xStart: The left edge, in points from the left of the plot, or nil for the left edge of the plot.
    ///   - xEnd: The right edge, in points from the left of the plot, or nil for the right edge of the plot.
    ///   - y: The value.
    ///   - height: The height.
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
    ///   - xStart: The first edge.
    ///   - xEnd: The second edge.
    ///   - yStart: The top edge, in points from the top of the plot, or nil for the top of the plot.
    ///   - yEnd: The bottom edge, in points from the top of the plot, or nil for the bottom of the plot.
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
    ///   - xStart: The left edge, in points from the left of the plot, or nil for the left edge of the plot.
    ///   - xEnd: The right edge, in points from the left of the plot, or nil for the right edge of the plot.
    ///   - yStart: The first edge.
    ///   - yEnd: The second edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.xPlace, mark.y, mark.yEnd) = (PlotPlace(xStart, xEnd), yStart.data, yEnd.data)
    }

    /// Creates a rectangle in the plot, without values. By default, it fills the plot.
    ///
    /// - Parameters:
    ///   - xStart: The left edge, in points from the left of the plot, or nil for the left edge of the plot.
    ///   - xEnd: The right edge, in points from the left of the plot, or nil for the right edge of the plot.
    ///   - yStart: The top edge, in points from the top of the plot, or nil for the top of the plot.
    ///   - yEnd: The bottom edge, in points from the top of the plot, or nil for the bottom of the plot.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        (mark.xPlace, mark.yPlace) = (PlotPlace(xStart, xEnd), PlotPlace(yStart, yEnd))
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
