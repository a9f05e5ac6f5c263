import Foundation

/// A bar.
///
/// From zero to a value, on a place or within a category:
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///         .foregroundStyle(by: .value("Team", sale.team))
/// }
/// ```
///
/// Bars of the same place are stacked, or stand side by side with `position(by:)`.
public struct BarMark: ChartContent {
    private var mark = Mark(.bar)

    public typealias Body = Never

    /// A bar from zero to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.stacking) = (x.data, y.data, stacking)
        mark.width = width == .automatic ? height : width
    }

    /// A bar from zero to a value, to the right, as high as the plot. Bars are one after another.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.stacking, mark.width) = (x.data, stacking, height)
    }

    /// A bar from zero to a value, upwards, as wide as the plot. Bars are one on top of another.
    public init<Y: Plottable>(
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.y, mark.stacking, mark.width) = (y.data, stacking, width)
    }

    /// A bar from one value to another, upwards.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.data, yStart.data, yEnd.data, width)
    }

    /// A bar from one value to another, to the right.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.xEnd, mark.y, mark.width) = (xStart.data, xEnd.data, y.data, height)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}

/// A point of a line. The points of the same series, or of the same color, are joined.
public struct LineMark: ChartContent {
    private var mark = Mark(.line)

    public typealias Body = Never

    /// A point of the line of its color.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.data, y.data)
    }

    /// A point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        (mark.x, mark.y, mark.series) = (x.data, y.data, series.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}

/// A point of the edge of an area. Areas of several series are stacked.
public struct AreaMark: ChartContent {
    private var mark = Mark(.area)

    public typealias Body = Never

    /// A point of an area that begins at zero.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.stacking) = (x.data, y.data, stacking)
    }

    /// A point of the area of a series that begins at zero.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.series, mark.stacking) = (x.data, y.data, series.data, stacking)
    }

    /// A point of each of the edges of an area.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y, mark.yEnd) = (x.data, yStart.data, yEnd.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}

/// A point.
public struct PointMark: ChartContent {
    private var mark = Mark(.point)

    public typealias Body = Never

    /// A point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.data, y.data)
    }

    /// A point at a horizontal value, in the middle of the plot.
    public init<X: Plottable>(x: PlottableValue<X>) { mark.x = x.data }

    /// A point at a vertical value, in the middle of the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = y.data }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}

/// A straight line across the chart, or between two values.
public struct RuleMark: ChartContent {
    private var mark = Mark(.rule)

    public typealias Body = Never

    /// A vertical line through the chart.
    public init<X: Plottable>(x: PlottableValue<X>) { mark.x = x.data }

    /// A horizontal line through the chart.
    public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = y.data }

    /// A vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.x, mark.y, mark.yEnd) = (x.data, yStart.data, yEnd.data)
    }

    /// A horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        (mark.x, mark.xEnd, mark.y) = (xStart.data, xEnd.data, y.data)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}

/// A part of a circle, as large as its part of the sum of all sectors. A chart with sectors shows no other marks and no axes.
public struct SectorMark: ChartContent {
    private var mark = Mark(.sector)

    public typealias Body = Never

    /// A sector.
    ///
    /// - Parameters:
    ///   - angle: The value. Negative ones count as zero.
    ///   - innerRadius: Where the sector begins, from the center. A ratio is one of the circle's radius.
    ///   - outerRadius: Where it ends.
    ///   - angularInset: Half of the space between two sectors, in points.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat = 0
    ) {
        mark.y = angle.data
        (mark.sector.inner, mark.sector.outer, mark.sector.inset) = (innerRadius, outerRadius, Double(angularInset))
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
