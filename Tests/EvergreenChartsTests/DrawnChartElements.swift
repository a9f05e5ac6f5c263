import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

/// A chart in 400 × 200 points, in English, as it is drawn.
@MainActor
struct DrawnChartElements {
    let tree: ViewTree
    private(set) var marks: [MarkTraits] = []
    private(set) var graphics: [Graphic] = []
    /// Where views of the chart are.
    private(set) var pins: [Pin] = []

    init(_ chart: some View) {
        tree = ViewTree(chart.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "en_US")))
        tree.update()
        tree.document.root.visit { element in
            switch element.description.kind {
            case .mark(let traits): marks.append(traits)
            case .chart(let traits): graphics = traits.graphics
            default: break
            }
            pins += element.description.style.compactMap { if case .pin(let pin) = $0 { pin } else { nil } }
        }
    }

    /// The rectangle around the first path of each mark.
    var bounds: [CGRect] { marks.compactMap(\.graphics.first?.bounds) }

    /// The texts of marks, and where they are.
    var texts: [(String, GraphicPoint)] { marks.flatMap(\.graphics).compactMap(\.text) }
}

extension Graphic {
    var bounds: CGRect? {
        switch self {
        case .path(let path): Path(path.outline).boundingRect
        case .group(let group): group.graphics.first?.bounds
        case .text: nil
        }
    }

    var text: (String, GraphicPoint)? {
        guard case .text(let text) = self, case .at(let point, _) = text.place else { return nil }
        return (text.runs.map(\.text).joined(), point)
    }
}
