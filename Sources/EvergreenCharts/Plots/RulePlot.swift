import EvergreenUI
import Foundation

/// Straight lines for the elements of a collection, like a ``RuleMark`` for each.
///
/// ```swift
/// Chart {
///     RulePlot(days, x: .value("Day", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
/// }
/// ```
///
/// See ``VectorizedChartContent`` for its modifiers.
@MainActor
public struct RulePlot<Content> {
    let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// An element of the collection.
    public typealias DataElement = Content.DataElement

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
    }
}

extension RulePlot {
    /// Creates a vertical line for each element between two values.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { RuleMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0)).mark }
    }

    /// Creates a vertical line for each element at a value. Ends are in points from the top of the plot, or nil for the edges of the plot.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { RuleMark(x: x($0), yStart: yStart, yEnd: yEnd).mark }
    }

    /// Creates a vertical line for each element at a value. Ends are in points from the top of the plot.
    public init<Data: RandomAccessCollection, C: BinaryFloatingPoint>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, C>,
        yEnd: KeyPath<Data.Element, C>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            RuleMark(
                x: x($0),
                yStart: CGFloat($0[keyPath: yStart]),
                yEnd: CGFloat($0[keyPath: yEnd])
            )
            .mark
        }
    }

    /// Creates a vertical line for each element between two values. `x` is in points from the left edge of the plot, or nil for its center.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { RuleMark(x: x, yStart: yStart($0), yEnd: yEnd($0)).mark }
    }

    /// Creates a vertical line for each element between two values, at a number of points from the left edge of the plot.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: KeyPath<Data.Element, some BinaryFloatingPoint>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            RuleMark(x: CGFloat($0[keyPath: x]), yStart: yStart($0), yEnd: yEnd($0)).mark
        }
    }

    /// Creates a horizontal line for each element between two values.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { RuleMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0)).mark }
    }

    /// Creates a horizontal line for each element at a value. Ends are in points from the left edge of the plot, or nil for the edges of
    /// the plot.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { RuleMark(xStart: xStart, xEnd: xEnd, y: y($0)).mark }
    }

    /// Creates a horizontal line for each element at a value. Ends are in points from the left edge of the plot.
    public init<Data: RandomAccessCollection, C: BinaryFloatingPoint>(
        _ data: Data,
        xStart: KeyPath<Data.Element, C>,
        xEnd: KeyPath<Data.Element, C>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            RuleMark(
                xStart: CGFloat($0[keyPath: xStart]),
                xEnd: CGFloat($0[keyPath: xEnd]),
                y: y($0)
            )
            .mark
        }
    }

    /// Creates a horizontal line for each element between two values. `y` is in points from the top of the plot, or nil for its center.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { RuleMark(xStart: xStart($0), xEnd: xEnd($0), y: y).mark }
    }

    /// Creates a horizontal line for each element between two values, at a number of points from the top of the plot.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, some BinaryFloatingPoint>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            RuleMark(xStart: xStart($0), xEnd: xEnd($0), y: CGFloat($0[keyPath: y])).mark
        }
    }
}
