import EvergreenUI
import Foundation

/// Sectors for the elements of a collection, like a ``SectorMark`` for each.
///
/// ```swift
/// Chart {
///     SectorPlot(sales, angle: .value("Sales", \.count), innerRadius: .ratio(0.6))
///         .foregroundStyle(by: .value("Team", \.team))
/// }
/// ```
///
/// See ``VectorizedChartContent`` for its modifiers.
@MainActor
public struct SectorPlot<Content> {
    let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
    public typealias Body = Never

    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// An element of the collection.
    public typealias DataElement = Content.DataElement

    public func _collectElements(into marks: inout _ElementMarks<DataElement>) {
        content._collectElements(into: &marks)
    }
}

extension SectorPlot {
    /// Creates a sector for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - angle: The value. Negative values count as zero. A range is the start and the end of the sector.
    ///   - innerRadius: The inner radius. A ratio is relative to the circle's radius.
    ///   - outerRadius: The outer radius.
    ///   - angularInset: Half of the spacing between sectors, in points, or nil for none.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            SectorMark(
                angle: angle($0),
                innerRadius: innerRadius($0),
                outerRadius: outerRadius($0),
                angularInset: angularInset
            )
            .mark
        }
    }

    /// Creates a sector for each element, with half of the spacing to the next one at a key path, in points.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic,
        outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: KeyPath<Data.Element, some BinaryFloatingPoint>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data) {
            SectorMark(
                angle: angle($0),
                innerRadius: innerRadius($0),
                outerRadius: outerRadius($0),
                angularInset: CGFloat($0[keyPath: angularInset])
            )
            .mark
        }
    }
}
