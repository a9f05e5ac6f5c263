import Foundation

/// Where a mark is along an axis of which it has no value: in points from the left or the upper edge of the plot.
enum PlotPlace {
    /// From one place to another; nil for the edge of the plot.
    case span(Double?, Double?)
    /// At a place; nil for the middle of the plot.
    case point(Double?)

    /// All of the plot, or its middle for marks without a length.
    static let automatic = PlotPlace.span(nil, nil)

    init(_ start: CGFloat?, _ end: CGFloat?) { self = .span(start.map(\.bounded), end.map(\.bounded)) }

    init(_ point: CGFloat?) { self = .point(point.map(\.bounded)) }

    /// From where to where it is in the chart, in points.
    ///
    /// - Parameter origin: The left or the upper edge of the plot.
    func ends(on scale: Scale, origin: Double) -> (Double, Double) {
        switch self {
        case .span(let start, let end):
            return (
                start.map { origin + $0 } ?? min(scale.start, scale.end),
                end.map { origin + $0 } ?? max(scale.start, scale.end)
            )
        case .point(let point):
            let place = point.map { origin + $0 } ?? (scale.start + scale.end) / 2
            return (place, place)
        }
    }
}
