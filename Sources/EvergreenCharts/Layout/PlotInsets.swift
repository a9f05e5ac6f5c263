import EvergreenDocument

/// The space around a plot for its axes, in points.
struct PlotInsets: Equatable {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    /// The plot area that remains in a space, at least one point wide and high.
    func plot(in space: GraphicRect) -> GraphicRect {
        GraphicRect(
            x: space.x + left,
            y: space.y + top,
            width: max(space.width - left - right, 1),
            height: max(space.height - top - bottom, 1)
        )
    }
}

/// The parts of a chart's axes to draw.
struct AxisParts: OptionSet {
    let rawValue: Int

    static let horizontalLines = AxisParts(rawValue: 1)
    /// Includes ticks.
    static let horizontalLabels = AxisParts(rawValue: 2)
    static let verticalLines = AxisParts(rawValue: 4)
    /// Includes ticks.
    static let verticalLabels = AxisParts(rawValue: 8)
    static let titles = AxisParts(rawValue: 16)
    static let all: AxisParts = [.horizontalLines, .horizontalLabels, .verticalLines, .verticalLabels, .titles]
}
