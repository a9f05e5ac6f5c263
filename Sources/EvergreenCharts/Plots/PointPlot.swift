import EvergreenUI
import Foundation

/// Points of a collection: as ``PointMark`` for each of its elements.
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
    /// Creates a point of each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x($0), y: y($0)).mark }
    }

    /// Creates a point of each element at a horizontal value. `y` is in points from the upper edge of the plot; nil for its middle.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x($0), y: y).mark }
    }

    /// Creates a point of each element at a vertical value. `x` is in points from the left edge of the plot; nil for its middle.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x, y: y($0)).mark }
    }

    /// Creates a point of each element at a horizontal value, and so many points from the upper edge of the plot.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: KeyPath<Data.Element, some BinaryFloatingPoint>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: x($0), y: CGFloat($0[keyPath: y])).mark }
    }

    /// Creates a point of each element so many points from the left edge of the plot, at a vertical value.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: KeyPath<Data.Element, some BinaryFloatingPoint>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { PointMark(x: CGFloat($0[keyPath: x]), y: y($0)).mark }
    }
}
