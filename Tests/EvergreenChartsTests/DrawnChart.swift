import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

/// The drawing of a chart of 400 × 200 points.
@MainActor
struct DrawnChart {
    struct Label {
        var text: String
        var x: Double
        var y: Double
        /// The position of a text that may be split into parts.
        var anchor: StyleAnchor
        var style: [StyleValue]
        var transform: GraphicTransform
    }

    private(set) var axes: [Graphic] = []
    private(set) var marks: [MarkTraits] = []
    /// The positions of the chart's views.
    private(set) var pins: [Pin] = []

    init(_ chart: some View, size: CGSize = CGSize(width: 400, height: 200)) {
        let view = chart.frame(width: size.width, height: size.height)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.calendar, .utc)
            .environment(\.timeZone, .gmt)
        let tree = ViewTree(view)
        tree.update()
        tree.document.root.visit { element in
            switch element.description.kind {
            case .chart(let traits): axes = traits.graphics
            case .mark(let traits): marks.append(traits)
            default: break
            }
            pins += element.description.style.compactMap { if case .pin(let pin) = $0 { pin } else { nil } }
        }
    }

    /// The texts of axes, titles and legends.
    var labels: [Label] {
        axes.compactMap { graphic in
            guard case .text(let text) = graphic, case .at(let point, let anchor) = text.place else { return nil }
            return Label(
                text: text.runs.map(\.text).joined(),
                x: point.x + text.transform.tx,
                y: point.y + text.transform.ty,
                anchor: anchor,
                style: text.runs.first?.style ?? [],
                transform: text.transform
            )
        }
    }

    var texts: [String] { labels.map(\.text) }

    func label(_ text: String) throws -> Label { try #require(labels.first { $0.text == text }) }

    /// The lines of axes.
    var lines: [(rect: CGRect, graphic: PathGraphic)] {
        axes.compactMap { graphic in
            guard case .path(let path) = graphic, case .stroke = path.mode else { return nil }
            return (Path(path.outline).boundingRect, path)
        }
    }

    /// The first path of each mark.
    var paths: [PathGraphic] {
        marks.compactMap { mark in
            switch mark.graphics.first {
            case .path(let path): return path
            case .group(let group):
                if case .path(let path) = group.graphics.first { return path }
                return nil
            default: return nil
            }
        }
    }

    /// The bounding rectangle of each mark's first path.
    var bounds: [CGRect] { paths.map { Path($0.outline).boundingRect } }

    /// The texts of marks, with their positions.
    var markTexts: [(String, GraphicPoint)] { marks.flatMap(\.graphics).compactMap(\.text) }
}

extension Graphic {
    /// The bounding rectangle of the first path.
    var bounds: CGRect? {
        switch self {
        case .path(let path): Path(path.outline).boundingRect
        case .group(let group): group.graphics.first?.bounds
        case .text, .image: nil
        }
    }

    fileprivate var text: (String, GraphicPoint)? {
        guard case .text(let text) = self, case .at(let point, _) = text.place else { return nil }
        return (text.runs.map(\.text).joined(), point)
    }
}

extension Calendar {
    static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    func day(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
        date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }
}

extension Path {
    init(_ outline: Outline) {
        self.init()
        for step in outline.steps { append(Element(step)) }
    }
}
