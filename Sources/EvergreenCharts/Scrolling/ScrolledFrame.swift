import EvergreenDocument
import EvergreenUI
import Foundation

/// The part of a chart that scrolls, and what stays around it.
@MainActor
struct ScrolledFrame {
    let axes: Axis.Set
    /// All of the chart, in points.
    let size: CGSize
    /// The chart without its legend.
    let space: GraphicRect
    /// The space for axes, which is the same for both parts.
    let insets: PlotInsets
    /// All of the plot.
    private(set) var plotSize: CGSize

    /// The longest side of a plot, in points: SVG is drawn as a whole.
    private static let mostLength = 50_000.0

    init(_ marks: [Mark], size: CGSize, _ scrolling: ChartScrolling, _ environment: EnvironmentValues) {
        let text = ChartText(environment: environment)
        let settings = environment.chartSettings
        let marks = marks.resolvingFunctions(settings.xScale)
        let all = GraphicRect(x: 0, y: 0, width: max(Double(size.width), 1), height: max(Double(size.height), 1))
        space = LegendLayout(StyleScale(marks, settings, text), settings.legend, in: all).space
        self.size = size
        axes = scrolling.axes
        let placed = MarkStacks(marks).placed
        let seen = PlotAxes(placed, in: space, top: placed.spaceForAnnotations, settings, text)
        insets = seen.insets
        plotSize = CGSize(width: seen.plot.width, height: seen.plot.height)
        guard !marks.contains(where: { $0.kind == .sector }) else { return }
        if axes.contains(.horizontal) {
            let places = Set(placed.compactMap { $0.x?.1 }).count
            plotSize.width = Self.length(plotSize.width, seen.xScale, scrolling.xLength, places)
        }
        if axes.contains(.vertical) {
            let places = Set(placed.compactMap { $0.y?.1 }).count
            plotSize.height = Self.length(plotSize.height, seen.yScale, scrolling.yLength, places)
        }
    }

    /// How long the plot is along an axis of which a part is seen.
    ///
    /// - Parameters:
    ///   - seen: How much is seen, in points.
    ///   - part: How much is seen of the values; nil for the chart's own.
    ///   - places: How many places there are.
    private static func length(_ seen: Double, _ scale: Scale, _ part: Double?, _ places: Int) -> Double {
        let all: Double =
            switch scale.domain {
            case .numbers(let range): range.upperBound - range.lowerBound
            case .dates(let range): range.upperBound.timeIntervalSince(range.lowerBound)
            case .categories(let categories): Double(categories.count)
            }
        let length = part.map { seen * all / $0 } ?? Double(places) * 24
        return length.isFinite ? min(max(length, seen), max(mostLength, seen)) : seen
    }

    private var scrollsBoth: Bool { axes == [.horizontal, .vertical] }

    /// What people see of the part that scrolls, in the chart.
    var viewport: CGRect {
        if scrollsBoth { return CGRect(origin: .zero, size: size) }
        if axes.contains(.horizontal) {
            let width = max(space.width - insets.left - insets.right, 1)
            return CGRect(x: space.x + insets.left, y: 0, width: width, height: size.height)
        }
        let height = max(space.height - insets.top - insets.bottom, 1)
        return CGRect(x: 0, y: space.y + insets.top, width: size.width, height: height)
    }

    /// How large the part that scrolls is.
    var contentSize: CGSize {
        if scrollsBoth {
            return CGSize(
                width: plotSize.width + insets.left + insets.right,
                height: plotSize.height + insets.top + insets.bottom
            )
        }
        return axes.contains(.horizontal)
            ? CGSize(width: plotSize.width, height: size.height)
            : CGSize(width: size.width, height: plotSize.height)
    }

    /// The part that scrolls. What is outside of it is not seen.
    var content: ChartPart {
        let (width, height) = (
            plotSize.width + insets.left + insets.right, plotSize.height + insets.top + insets.bottom
        )
        if scrollsBoth {
            return ChartPart(insets: insets, space: GraphicRect(x: 0, y: 0, width: width, height: height))
        }
        return axes.contains(.horizontal)
            ? ChartPart(
                axes: [.horizontalLines, .horizontalLabels, .verticalLines],
                insets: insets,
                space: GraphicRect(x: -insets.left, y: space.y, width: width, height: space.height)
            )
            : ChartPart(
                axes: [.verticalLines, .verticalLabels, .horizontalLines],
                insets: insets,
                space: GraphicRect(x: space.x, y: -insets.top, width: space.width, height: height)
            )
    }

    /// What stays: the labels of the other axis, the titles of both, and the legend.
    var rest: ChartPart {
        let axes: AxisParts =
            scrollsBoth ? [] : [axes.contains(.horizontal) ? .verticalLabels : .horizontalLabels, .titles]
        return ChartPart(hasMarks: false, axes: axes, insets: insets)
    }
}
