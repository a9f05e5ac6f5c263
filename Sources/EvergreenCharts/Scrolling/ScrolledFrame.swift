import EvergreenDocument
import EvergreenUI
import Foundation

/// The layout of a scrolling chart: the scrolling part, and the fixed part around it.
@MainActor
struct ScrolledFrame {
    let axes: Axis.Set
    /// The size of the whole chart, in points.
    let size: CGSize
    /// The chart without its legend.
    let space: GraphicRect
    /// The space for axes, shared by both parts.
    let insets: PlotInsets
    /// The size of the whole plot.
    private(set) var plotSize: CGSize

    /// The maximum side length of a plot, in points: SVG is rendered as a whole.
    private static let maximumLength = 50_000.0

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

    /// The length of the whole plot along a scrolling axis.
    ///
    /// - Parameters:
    ///   - seen: The visible length, in points.
    ///   - part: The visible length of the domain, or nil for the default.
    ///   - places: The number of distinct positions.
    private static func length(_ seen: Double, _ scale: Scale, _ part: Double?, _ places: Int) -> Double {
        let all: Double =
            switch scale.domain {
            case .numbers(let range): range.upperBound - range.lowerBound
            case .dates(let range): range.upperBound.timeIntervalSince(range.lowerBound)
            case .categories(let categories): Double(categories.count)
            }
        let length = part.map { seen * all / $0 } ?? Double(places) * 24
        return length.isFinite ? min(max(length, seen), max(maximumLength, seen)) : seen
    }

    private var scrollsBoth: Bool { axes == [.horizontal, .vertical] }

    /// The viewport of the scrolling part, within the chart.
    var viewport: CGRect {
        if scrollsBoth { return CGRect(origin: .zero, size: size) }
        if axes.contains(.horizontal) {
            let width = max(space.width - insets.left - insets.right, 1)
            return CGRect(x: space.x + insets.left, y: 0, width: width, height: size.height)
        }
        let height = max(space.height - insets.top - insets.bottom, 1)
        return CGRect(x: 0, y: space.y + insets.top, width: size.width, height: height)
    }

    /// The size of the scrolling part.
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

    /// The scrolling part, which clips its content.
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

    /// The fixed part: the labels of the other axis, the titles of both, and the legend.
    var rest: ChartPart {
        let axes: AxisParts =
            scrollsBoth ? [] : [axes.contains(.horizontal) ? .verticalLabels : .horizontalLabels, .titles]
        return ChartPart(hasMarks: false, axes: axes, insets: insets)
    }
}
