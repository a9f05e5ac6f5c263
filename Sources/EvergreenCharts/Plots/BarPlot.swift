import EvergreenUI
import Foundation

/// Bars for the elements of a collection, like a ``BarMark`` for each.
///
/// ```swift
/// Chart {
///     BarPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.count))
///         .foregroundStyle(by: .value("Team", \.team))
/// }
/// ```
///
/// See ``VectorizedChartContent`` for its modifiers.
@MainActor
public struct BarPlot<Content> {
    let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// An element of the collection.
    public typealias DataElement = Content.DataElement

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
    }
}

extension BarPlot {
    /// Creates a bar for each element, from zero to a value.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                x: x($0),
                y: y($0),
                width: width($0),
                height: height($0),
                stacking: stacking
            )
            .mark
        }
    }

    /// Creates a vertical bar for each element, between two values.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0), width: width($0)).mark
        }
    }

    /// Creates a bar for each element at a horizontal value, or from zero to it. Edges are in points from the top of the plot, or nil for
    /// the edges of the plot. See ``BarMark``.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                x: x($0),
                yStart: yStart,
                yEnd: yEnd,
                width: width($0),
                stacking: stacking
            )
            .mark
        }
    }

    /// Creates a bar for each element at a horizontal value, or from zero to it. Edges are in points from the top of the plot.
    public init<Data: RandomAccessCollection, C: BinaryFloatingPoint>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: KeyPath<Data.Element, C>,
        yEnd: KeyPath<Data.Element, C>,
        width: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                x: x($0),
                yStart: CGFloat($0[keyPath: yStart]),
                yEnd: CGFloat($0[keyPath: yEnd]),
                width: width($0),
                stacking: stacking
            )
            .mark
        }
    }

    /// Creates a horizontal bar for each element, between two values.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0), height: height($0)).mark
        }
    }

    /// Creates a bar for each element at a vertical value, or from zero to it. Edges are in points from the left edge of the plot, or nil
    /// for the edges of the plot. See ``BarMark``.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                xStart: xStart,
                xEnd: xEnd,
                y: y($0),
                height: height($0),
                stacking: stacking
            )
            .mark
        }
    }

    /// Creates a bar for each element at a vertical value, or from zero to it. Edges are in points from the left edge of the plot.
    public init<Data: RandomAccessCollection, C: BinaryFloatingPoint>(
        _ data: Data,
        xStart: KeyPath<Data.Element, C>,
        xEnd: KeyPath<Data.Element, C>,
        y: PlottableProjection<Data.Element, some Plottable>,
        height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                xStart: CGFloat($0[keyPath: xStart]),
                xEnd: CGFloat($0[keyPath: xEnd]),
                y: y($0),
                height: height($0),
                stacking: stacking
            )
            .mark
        }
    }

    /// Creates a horizontal bar for each element, between two values. Edges are in points from the top of the plot, or nil for the edges of
    /// the plot.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(xStart: xStart($0), xEnd: xEnd($0), yStart: yStart, yEnd: yEnd).mark
        }
    }

    /// Creates a horizontal bar for each element, between two values. Edges are in points from the top of the plot.
    public init<Data: RandomAccessCollection, X: Plottable, C: BinaryFloatingPoint>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, C>,
        yEnd: KeyPath<Data.Element, C>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                xStart: xStart($0),
                xEnd: xEnd($0),
                yStart: CGFloat($0[keyPath: yStart]),
                yEnd: CGFloat($0[keyPath: yEnd])
            )
            .mark
        }
    }

    /// Creates a vertical bar for each element, between two values. Edges are in points from the left edge of the plot, or nil for the
    /// edges of the plot.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(xStart: xStart, xEnd: xEnd, yStart: yStart($0), yEnd: yEnd($0)).mark
        }
    }

    /// Creates a vertical bar for each element, between two values. Edges are in points from the left edge of the plot.
    public init<Data: RandomAccessCollection, Y: Plottable, C: BinaryFloatingPoint>(
        _ data: Data,
        xStart: KeyPath<Data.Element, C>,
        xEnd: KeyPath<Data.Element, C>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            BarMark(
                xStart: CGFloat($0[keyPath: xStart]),
                xEnd: CGFloat($0[keyPath: xEnd]),
                yStart: yStart($0),
                yEnd: yEnd($0)
            )
            .mark
        }
    }
}
