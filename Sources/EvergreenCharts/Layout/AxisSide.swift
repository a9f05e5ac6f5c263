import EvergreenDocument
import Foundation

/// The side of a plot with the labels of an axis.
enum AxisSide: Hashable {
    case leading, trailing, top, bottom

    init(_ position: AxisMarkPosition, isVertical: Bool, isCategory: Bool) {
        switch position.storage {
        case .leading where isVertical: self = .leading
        case .automatic where isVertical && isCategory: self = .leading
        case .top where !isVertical: self = .top
        default: self = isVertical ? .trailing : .bottom
        }
    }

    /// Whether the axis is vertical.
    var isVertical: Bool { self == .leading || self == .trailing }

    /// The direction away from the plot: 1 for increasing coordinates, and -1 for decreasing ones.
    var outward: Double { self == .trailing || self == .bottom ? 1 : -1 }

    /// The anchor of a label next to the plot.
    var anchor: (Double, Double) {
        switch self {
        case .leading: (1, 0.5)
        case .trailing: (0, 0.5)
        case .top: (0.5, 1)
        case .bottom: (0.5, 0)
        }
    }

    /// The anchor of a label at the edge of the plot and at its value.
    func anchor(of label: AxisLabel, _ preset: AxisMarkPreset) -> (Double, Double) {
        if let anchor = label.anchor { return (Double(anchor.x), Double(anchor.y)) }
        switch (preset.storage, self) {
        // On a line that extends to the label, or beside it.
        case (.extended, .leading), (.extended, .trailing): return (anchor.0, 1)
        case (.extended, .top), (.extended, .bottom): return (0, anchor.1)
        case (.inset, .leading): return (0, 1)
        case (.inset, .trailing): return (1, 1)
        case (.inset, .top): return (0, 0)
        case (.inset, .bottom): return (0, 1)
        default: return anchor
        }
    }

    /// The offset of a label's anchor from its position, in points.
    func spacing(of label: AxisLabel, _ anchor: (Double, Double)) -> (Double, Double) {
        let horizontal = label.horizontalSpacing ?? (isVertical ? 6 : 4)
        let vertical = label.verticalSpacing ?? (isVertical ? 2 : 4)
        // Away from the position: a label with a trailing anchor is moved to the left.
        return (horizontal * (1 - 2 * anchor.0), vertical * (1 - 2 * anchor.1))
    }

    /// The coordinate of the axis.
    func edge(of plot: GraphicRect) -> Double {
        switch self {
        case .leading: plot.x
        case .trailing: plot.x + plot.width
        case .top: plot.y
        case .bottom: plot.y + plot.height
        }
    }
}
