import Foundation

/// The position of a mark along an axis without a value, in points from the left edge or the top of the plot.
enum PlotPlace {
    /// A span between two positions, or nil for the edges of the plot.
    case span(Double?, Double?)
    /// A position, or nil for the center of the plot.
    case point(Double?)

    /// The whole plot, or its center for marks without a length.
    static let automatic = PlotPlace.span(nil, nil)

    init(_ start: CGFloat?, _ end: CGFloat?) { self = .span(start.map(\.bounded), end.map(\.bounded)) }

    init(_ point: CGFloat?) { self = .point(point.map(\.bounded)) }

    /// The start and the end in the chart, in points.
    ///
    /// - Parameter origin: The left edge or the top of the plot.
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
