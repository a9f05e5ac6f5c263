import Foundation

/// A sector of a pie or donut chart, sized by its fraction of the sum. A chart with sectors shows no other marks and no axes.
public struct SectorMark: ChartContent {
    private(set) var mark = Mark(.sector)

    public typealias Body = Never

    /// Creates a sector.
    ///
    /// - Parameters:
    ///   - angle: The value. Negative values count as zero. A range is the start and the end of the sector.
    ///   - innerRadius: The inner radius. A ratio is relative to the circle's radius.
    ///   - outerRadius: The outer radius.
    ///   - angularInset: Half of the spacing between sectors, in points, or nil for none.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark.y = angle.data
        mark.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset.map(Double.init) ?? 0)
    }

    public func _collect(into marks: inout _ChartMarks) { marks.add(mark) }
}
