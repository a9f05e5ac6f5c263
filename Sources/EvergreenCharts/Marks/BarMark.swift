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

    /// Creates a bar from one value to another, upwards.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        (mark.x, mark.y, mark.yEnd, mark.width) = (x.data, yStart.data, yEnd.data, width)
    }

    /// Creates a bar from one value to another, to the right.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        (mark.x, mark.xEnd, mark.y, mark.width) = (xStart.data, xEnd.data, y.data, height)
    }

    /// Creates a bar from one value to another, to the right.
    ///
    /// - Parameters:
    ///   - xStart: Where it begins.
    ///   - xEnd: Where it ends.
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

    /// Creates a bar from one value to another, upwards.
    ///
    /// - Parameters:
    ///   - xStart: Its left edge, in points from the left edge of the plot; nil for that edge.
    ///   - xEnd: Its right edge, in points from the left edge of the plot; nil for the right edge of the plot.
    ///   - yStart: Where it begins.
    ///   - yEnd: Where it ends.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        (mark.y, mark.yEnd, mark.xPlace) = (yStart.data, yEnd.data, PlotPlace(xStart, xEnd))
    }

    // MARK: Values of one axis

    /// Creates a bar of a value of the horizontal axis.
    ///
    /// A number without a `width` is where the bar ends: it runs from zero to the right, and bars are one after another. Anything else is
    /// where the bar stands.
    ///
    /// - Parameters:
    ///   - x: The value.
    ///   - yStart: Its upper edge, in points from the upper edge of the plot; nil for that edge.
    ///   - yEnd: Its lower edge, in points from the upper edge of the plot; nil for the lower edge of the plot.
    ///   - width: How wide a bar is that stands at the value.
    ///   - stacking: How bars of numbers are put together.
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

    /// Creates a bar of a value of the vertical axis.
    ///
    /// A number without a `height` is where the bar ends: it runs from zero upwards, and bars are one on top of another. Anything else is
    /// where the bar lies.
    ///
    /// - Parameters:
    ///   - xStart: Its left edge, in points from the left edge of the plot; nil for that edge.
    ///   - xEnd: Its right edge, in points from the left edge of the plot; nil for the right edge of the plot.
    ///   - y: The value.
    ///   - height: How high a bar is that lies at the value.
    ///   - stacking: How bars of numbers are put together.
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

    /// Creates a bar from zero to a value, to the right, in the middle of the plot. Bars are one after another.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        height: MarkDimension,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.stacking, mark.width) = (x.data, stacking, height)
    }

    /// Creates a bar from zero to a value, upwards, in the middle of the plot. Bars are one on top of another.
    public init<Y: Plottable>(
        y: PlottableValue<Y>,
        width: MarkDimension,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.y, mark.stacking, mark.width) = (y.data, stacking, width)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
