import EvergreenUI
import Foundation

/// The area between a function and zero, or between two functions, or areas of a collection. See ``LinePlot``.
///
/// ```swift
/// Chart {
///     AreaPlot(days, x: .value("Day", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
/// }
/// ```
@MainActor
public struct AreaPlot<Content> {
    let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// An element of the collection.
    public typealias DataElement = Content.DataElement

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
    }
}

extension AreaPlot {
    /// Creates an area from zero through a point for each element, or an area for each color.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { AreaMark(x: x($0), y: y($0), stacking: stacking).mark }
    }

    /// Creates an area from zero for each series.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            AreaMark(x: x($0), y: y($0), series: series($0), stacking: stacking).mark
        }
    }

    /// Creates an area between two points for each element, one above the other.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { AreaMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0)).mark }
    }

    /// Creates an area for each series, between two points for each element, one above the other.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            AreaMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0), series: series($0)).mark
        }
    }

    /// Creates an area between two points for each element, side by side.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) { AreaMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0)).mark }
    }

    /// Creates an area for each series, between two points for each element, side by side.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            AreaMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0), series: series($0)).mark
        }
    }
}
