import EvergreenDocument
import EvergreenUI
import Foundation

/// The titles of a chart's axes, around the plot.
@MainActor
struct AxisTitleLayout {
    private enum Side: Hashable {
        case leading, trailing, top, bottom, overlay
    }

    @MainActor
    private struct Title {
        var label: DrawnLabel
        var side: Side
        /// The position along the side in unit coordinates, and across the plot for an overlay.
        var along: (Double, Double)
        var spacing: Double
        /// The identity of the title's view.
        var key: String

        /// The space that the title needs beside the plot.
        var depth: Double {
            switch side {
            case .leading, .trailing: label.width + spacing
            case .top, .bottom: label.height + spacing
            case .overlay: 0
            }
        }
    }

    private var titles: [Title] = []

    init(_ settings: ChartSettings, _ text: ChartText) {
        for (index, title) in settings.xAxis.titles.enumerated() {
            add(title, isVertical: false, key: "x\(index)", text)
        }
        for (index, title) in settings.yAxis.titles.enumerated() {
            add(title, isVertical: true, key: "y\(index)", text)
        }
    }

    private mutating func add(_ title: AxisTitle, isVertical: Bool, key: String, _ text: ChartText) {
        let side: Side
        switch title.position {
        case .leading: side = .leading
        case .trailing: side = .trailing
        case .top, .topLeading, .topTrailing: side = .top
        case .bottom, .bottomLeading, .bottomTrailing: side = .bottom
        case .overlay: side = .overlay
        case .automatic: side = isVertical ? .top : .bottom
        }
        let isBeside = side == .leading || side == .trailing
        let orientation: AxisValueLabelOrientation =
            isVertical && isBeside ? (side == .leading ? .verticalReversed : .vertical) : .horizontal
        let viewSize = CGSize(width: 40, height: TextWidth.lineHeight + 4)
        guard let label = DrawnLabel(title.content, orientation: orientation, viewSize: viewSize, text) else { return }
        var along = (isVertical ? 1.0 : 0, 0.5)
        switch title.position {
        case .overlay: along = (0.5, 0.5)
        case .topLeading, .bottomLeading: along = (0, 0.5)
        case .topTrailing, .bottomTrailing: along = (1, 0.5)
        default: break
        }
        if let alignment = title.alignment { along = alignment.parts }
        titles.append(Title(label: label, side: side, along: along, spacing: title.spacing ?? 4, key: key))
    }

    /// The space that remains without the titles.
    func space(in all: GraphicRect) -> GraphicRect {
        var depths: [Side: Double] = [:]
        for title in titles { depths[title.side, default: 0] += title.depth }
        /// Titles never take more than two thirds of the chart.
        func depth(_ side: Side, _ length: Double) -> Double { min(max(depths[side] ?? 0, 0), length / 3) }
        let (left, right) = (depth(.leading, all.width), depth(.trailing, all.width))
        let (top, bottom) = (depth(.top, all.height), depth(.bottom, all.height))
        return GraphicRect(
            x: all.x + left,
            y: all.y + top,
            width: all.width - left - right,
            height: all.height - top - bottom
        )
    }

    /// Draws the titles.
    ///
    /// - Parameters:
    ///   - space: The space that remains without the titles.
    ///   - plot: The plot area.
    func draw(
        around space: GraphicRect,
        _ plot: GraphicRect,
        _ text: ChartText
    ) -> (graphics: [Graphic], views: [PinnedView]) {
        var graphics: [Graphic] = []
        var views: [PinnedView] = []
        var depths: [Side: Double] = [:]
        // The title of the innermost modifier is next to the axis.
        for title in titles.reversed() {
            let depth = (depths[title.side] ?? 0) + title.spacing
            depths[title.side, default: 0] += title.depth
            let x = plot.x + plot.width * title.along.0
            let y = plot.y + plot.height * title.along.1
            let (point, anchor): (CGPoint, (Double, Double)) =
                switch title.side {
                case .top: (CGPoint(x: x, y: space.y - depth), (title.along.0, 1))
                case .bottom: (CGPoint(x: x, y: space.y + space.height + depth), (title.along.0, 0))
                case .leading: (CGPoint(x: space.x - depth, y: y), (1, title.along.1))
                case .trailing: (CGPoint(x: space.x + space.width + depth, y: y), (0, title.along.1))
                case .overlay: (CGPoint(x: x, y: y), title.along)
                }
            if let view = title.label.view {
                views.append(PinnedView(id: MarkKey(path: [title.key]), view: view, at: point, anchor: anchor))
            } else if let graphic = title.label.graphic(at: point, anchor: anchor, text) {
                graphics.append(graphic)
            }
        }
        return (graphics, views)
    }
}
