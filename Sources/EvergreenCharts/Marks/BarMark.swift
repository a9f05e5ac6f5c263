import Foundation

/// A bar.
///
/// A bar extends from zero to a value, at a position or within a category:
///
/// ```swift
/// Chart(sales) { sale in
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///         .foregroundStyle(by: .value("Team", sale.team))
/// }
/// ```
///
/// Bars at the same position are stacked, or placed side by side with `position(by:)`.
public struct BarMark: ChartContent {
    private(set) var mark = Mark(.bar)

    public typealias Body = Never

    /// Creates a bar from zero to a value.
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

    // MARK: Ranges of values

    /// Creates a vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.data, yStart.data, yEnd.data, width)
    }

    /// Creates a horizontal bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.xEnd, mark.y, mark.width) = (xStart.data, xEnd.data, y.data, height)
    }

    /// Creates a horizontal bar between two values.
    ///
    /// - Parameters:
    ///   - xStart: The start value.
    ///   - xEnd: The end value.
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

    /// Creates a vertical bar between two values.
    ///
    /// - Parameters:
    ///   - xStart: The left edge, in points from the left of the plot, or nil for the left edge of the plot.
    ///   - xEnd: The right edge, in points from the left of the plot, or nil for the right edge of the plot.
    ///   - yStart: The start value.
    ///   - yEnd: The end value.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.y, mark.yEnd, mark.xPlace) = (yStart.data, yEnd.data, PlotPlace(xStart, xEnd))
    }

    // MARK: Values of one axis

    /// Creates a bar for a value of the horizontal axis.
    ///
    /// A number without a `width` is the end of a horizontal bar that starts at zero, and such bars are stacked. Any other value is the
    /// position of a vertical bar.
    ///
    /// - Parameters:
    ///   - x: The value.
    ///   - yStart: The top edge, in points from the top of the plot, or nil for the top of the plot.
    ///   - yEnd: The bottom edge, in points from the top of the plot, or nil for the bottom of the plot.
    ///   - width: The width of a vertical bar.
    ///   - stacking: The stacking of horizontal bars.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.yPlace, mark.width, mark.stacking) = (x.data, PlotPlace(yStart, yEnd), width, stacking)
        if width != .automatic { mark.direction = .vertical }
    }

    /// Creates a bar for a value of the vertical axis.
    ///
    /// A number without a `height` is the end of a vertical bar that starts at zero, and such bars are stacked. Any other value is the
    /// position of a horizontal bar.
    ///
    /// - Parameters:
    ///   - xStart: The left edge, in points from the left of the plot, or nil for the left edge of the plot.
    ///   - xEnd: The right edge, in points from the left of the plot, or nil for the right edge of the plot.
    ///   - y: The value.
    ///   - height: The height of a horizontal bar.
    ///   - stacking: The stacking of vertical bars.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.y, mark.xPlace, mark.width, mark.stacking) = (y.data, PlotPlace(xStart, xEnd), height, stacking)
        if height != .automatic { mark.direction = .horizontal }
    }

    /// Creates a horizontal bar from zero to a value, centered in the plot. Such bars are stacked.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        height: MarkDimension,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.stacking, mark.width) = (x.data, stacking, height)
    }

    /// Creates a vertical bar from zero to a value, centered in the plot. Such bars are stacked.
    public init<Y: Plottable>(
        y: PlottableValue<Y>,
        width: MarkDimension,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.y, mark.stacking, mark.width) = (y.data, stacking, width)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
