import EvergreenDocument
import EvergreenUI
import Foundation

/// The ticks and labels of the axes at one side of a chart, for a custom style.
struct StyledAxis {
    let side: AxisSide
    /// Their bounds, in the coordinates of the chart.
    private(set) var rect: CGRect
    private(set) var graphics: [Graphic]
    private(set) var views: [PinnedView]

    /// - Parameters:
    ///   - plot: The plot area of the chart.
    ///   - depth: The extent outside of the plot, in points.
    init(_ drawn: DrawnAxis, _ side: AxisSide, beside plot: GraphicRect, depth: Double) {
        self.side = side
        (graphics, views) = (drawn.labels, drawn.views)
        let (right, bottom) = (plot.x + plot.width, plot.y + plot.height)
        rect =
            switch side {
            case .leading: CGRect(x: plot.x - depth, y: plot.y, width: depth, height: plot.height)
            case .trailing: CGRect(x: right, y: plot.y, width: depth, height: plot.height)
            case .top: CGRect(x: plot.x, y: plot.y - depth, width: plot.width, height: depth)
            case .bottom: CGRect(x: plot.x, y: bottom, width: plot.width, height: depth)
            }
    }

    fileprivate mutating func add(_ other: StyledAxis) {
        rect = rect.union(other.rect)
        graphics += other.graphics
        views += other.views
    }
}

extension [StyledAxis] {
    /// The axes merged by side.
    func joined() -> [StyledAxis] {
        reduce(into: []) { joined, axis in
            if let index = joined.firstIndex(where: { $0.side == axis.side }) {
                joined[index].add(axis)
            } else {
                joined.append(axis)
            }
        }
    }
}
