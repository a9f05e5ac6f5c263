import EvergreenDocument
import EvergreenUI
import Foundation

/// The layout of a chart's legends.
@MainActor
struct LegendLayout {
    /// The space that remains for the rest of the chart.
    private(set) var space: GraphicRect
    private let legends: [any Legend]
    private let setting: LegendSetting
    private let all: GraphicRect

    private var spacing: Double { min(max(setting.spacing ?? 8, 0), 1e3) }
    /// The size of all legends, stacked vertically.
    private var size: CGSize {
        CGSize(width: legends.map(\.size.width).max() ?? 0, height: legends.reduce(0) { $0 + $1.size.height })
    }

    /// Creates an empty layout.
    init(around space: GraphicRect) {
        (self.space, all, legends, setting) = (space, space, [], LegendSetting())
    }

    /// Creates the layout of the legends. They are omitted if they would fill most of the chart.
    init(_ styles: StyleScale, _ setting: LegendSetting, in all: GraphicRect) {
        (self.setting, self.all, space) = (setting, all, all)
        let isBeside = setting.side == .leading || setting.side == .trailing
        let width = isBeside ? all.width / 3 : all.width
        var legends: [any Legend] = []
        if !setting.isHidden, setting.content == nil {
            if !styles.entries.isEmpty {
                legends.append(NamesLegend(styles.entries, width: width, isColumn: isBeside))
            }
            if let gradient = styles.gradientLegend { legends.append(gradient.fitted(in: width)) }
        }
        let most = isBeside ? all.height : all.height / 2 - 10
        while legends.reduce(0, { $0 + $1.size.height }) >= most, !legends.isEmpty { legends.removeLast() }
        self.legends = legends
        guard !legends.isEmpty else { return }
        switch setting.side {
        case .top:
            space.y += size.height + spacing
            space.height -= size.height + spacing
        case .bottom: space.height -= size.height + spacing
        case .leading:
            space.x += size.width + spacing
            space.width -= size.width + spacing
        case .trailing: space.width -= size.width + spacing
        case .overlay: break
        }
        space.width = max(space.width, 1)
        space.height = max(space.height, 1)
    }

    /// - Parameter plot: The plot area.
    func graphics(_ plot: CGRect, _ text: ChartText) -> [Graphic] {
        guard !legends.isEmpty else { return [] }
        let part = setting.alignment?.parts ?? (0, 0)
        let isOverlay = setting.side == .overlay
        let inner = plot.insetBy(dx: 8, dy: 8)
        let area =
            isOverlay && !inner.isNull
            ? inner : CGRect(x: all.x, y: all.y, width: all.width, height: all.height)
        var y = area.minY + (area.height - size.height) * part.1
        if setting.side == .top { y = area.minY }
        if setting.side == .bottom { y = area.maxY - size.height }
        return legends.flatMap { legend -> [Graphic] in
            var x = area.minX + (area.width - legend.size.width) * part.0
            if setting.side == .leading { x = area.minX }
            if setting.side == .trailing { x = area.maxX - size.width }
            defer { y += legend.size.height }
            return legend.graphics(at: CGPoint(x: x, y: y), text)
        }
    }
}
