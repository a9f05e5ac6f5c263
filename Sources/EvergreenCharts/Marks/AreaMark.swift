/// A point of an area's edge. Areas of several series are stacked.
public struct AreaMark: ChartContent {
    private(set) var mark = Mark(.area)

    public typealias Body = Never

    /// Creates a point of an area with a baseline at zero.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.stacking) = (x.data, y.data, stacking)
    }

    /// Creates a point of a series' area with a baseline at zero.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.series, mark.stacking) = (x.data, y.data, series.data, stacking)
    }

    // MARK: Ranges

    /// Creates points of both edges of an area, one above the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y, mark.yEnd) = (x.data, yStart.data, yEnd.data)
    }

    /// Creates points of both edges of a series' area, one above the other.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        (mark.x, mark.y, mark.yEnd, mark.series) = (x.data, yStart.data, yEnd.data, series.data)
    }

    /// Creates points of both edges of an area, side by side.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        (mark.x, mark.xEnd, mark.y) = (xStart.data, xEnd.data, y.data)
    }

    /// Creates points of both edges of a series' area, side by side.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        (mark.x, mark.xEnd, mark.y, mark.series) = (xStart.data, xEnd.data, y.data, series.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
