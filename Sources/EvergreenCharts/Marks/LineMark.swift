/// A point of a line. Points of the same series, or of the same color, are joined.
public struct LineMark: ChartContent {
    private(set) var mark = Mark(.line)

    public typealias Body = Never

    /// Creates a point of a line, joined by color.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.data, y.data)
    }

    /// Creates a point of a series' line.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        (mark.x, mark.y, mark.series) = (x.data, y.data, series.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
