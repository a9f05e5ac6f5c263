import EvergreenUI
import Foundation

/// The graph of a function, or the lines of a collection.
///
/// ```swift
/// Chart {
///     LinePlot(x: "Angle", y: "Sine") { sin($0) }
/// }
/// .chartXScale(domain: 0...10)
/// ```
///
/// The function is sampled at 600 numbers in each drawing of the chart. The line is interrupted where it is infinite or NaN.
///
/// A collection has a point for each element. All points are joined, or those of the same series or color:
///
/// ```swift
/// Chart {
///     LinePlot(temperatures, x: .value("Day", \.day), y: .value("Degrees", \.degrees), series: .value("City", \.city))
/// }
/// ```
///
/// See ``VectorizedChartContent`` for its modifiers. Lines of different plots are not joined.
@MainActor
public struct LinePlot<Content> {
    let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// An element of the collection.
    public typealias DataElement = Content.DataElement

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
    }
}

extension LinePlot {
    /// Creates a line through a point for each element, or a line for each color.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { LineMark(x: x($0), y: y($0)).mark }
    }

    /// Creates a line for each series.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { LineMark(x: x($0), y: y($0), series: series($0)).mark }
    }
}
