import EvergreenUI
import Foundation

/// Points for the elements of a collection, like a ``PointMark`` for each.
///
/// ```swift
/// Chart {
///     PointPlot(flights, x: .value("Distance", \.distance), y: .value("Delay", \.delay))
///         .foregroundStyle(by: .value("Airline", \.airline))
/// }
/// ```
///
/// See ``VectorizedChartContent`` for its modifiers.
@MainActor
public struct PointPlot<Content> {
    let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// An element of the collection.
    public typealias DataElement = Content.DataElement

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
    }
}

extension PointPlot {
    /// Creates a point for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x($0), y: y($0)).mark }
    }

    /// Creates a point for each element at a horizontal value. `y` is in points from the top of the plot, or nil for its center.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x($0), y: y).mark }
    }

    /// Creates a point for each element at a vertical value. `x` is in points from the left edge of the plot, or nil for its center.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x, y: y($0)).mark }
    }

    /// Creates a point for each element at a horizontal value, and at a number of points from the top of the plot.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: KeyPath<Data.Element, some BinaryFloatingPoint>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x($0), y: CGFloat($0[keyPath: y])).mark }
    }

    /// Creates a point for each element at a number of points from the left edge of the plot, and at a vertical value.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: KeyPath<Data.Element, some BinaryFloatingPoint>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: CGFloat($0[keyPath: x]), y: y($0)).mark }
    }
}
