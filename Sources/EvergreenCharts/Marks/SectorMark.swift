import Foundation

/// A part of a circle, as large as its part of the sum of all sectors. A chart with sectors shows no other marks and no axes.
public struct SectorMark: ChartContent {
    private(set) var mark = Mark(.sector)

    public typealias Body = Never

    /// Creates a sector.
    ///
    /// - Parameters:
    ///   - angle: The value. Negative ones count as zero. A range is where the sector begins and ends.
    ///   - innerRadius: Where the sector begins, from the center. A ratio is one of the circle's radius.
    ///   - outerRadius: Where it ends.
    ///   - angularInset: Half of the space between two sectors, in points; nil for none.
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
