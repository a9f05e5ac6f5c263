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
public struct RectangleMark: ChartContent {
    private var mark = Mark(.rectangle)

    public typealias Body = Never

    /// A rectangle around a place: as large as its category or its unit of the calendar, unless lengths are said.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (x.data, y.data, width, height)
    }

    /// A rectangle between two values of each axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.xEnd, mark.y, mark.yEnd) = (xStart.data, xEnd.data, yStart.data, yEnd.data)
    }

    /// A rectangle between two values of the vertical axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.data, yStart.data, yEnd.data, width)
    }

    /// A rectangle between two values of the horizontal axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.data, xEnd.data, y.data, height)
    }

    /// A rectangle between two values of the horizontal axis, as high as the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        (mark.x, mark.xEnd) = (xStart.data, xEnd.data)
    }

    /// A rectangle between two values of the vertical axis, as wide as the plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        (mark.y, mark.yEnd) = (yStart.data, yEnd.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
