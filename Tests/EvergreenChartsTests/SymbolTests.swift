import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct SymbolTests {
    private func symbol(_ symbol: some ChartSymbolShape) throws -> PathGraphic {
        let chart = DrawnChart(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol).symbolSize(CGSize(width: 12, height: 12))
            }
        )
        return try #require(chart.paths.first)
    }

    @Test func `a type-erased symbol draws its base symbol`() throws {
        #expect(try symbol(AnyChartSymbolShape(Circle())) == symbol(Circle()))
        #expect(try symbol(AnyChartSymbolShape(BasicChartSymbolShape.plus)) == symbol(.plus))
        let ring = Circle().strokeBorder(lineWidth: 3)
        #expect(try symbol(AnyChartSymbolShape(ring)) == symbol(ring))
    }

    @Test func `a symbol's stroke has its style`() throws {
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 3])
        let path = try symbol(Circle().strokeBorder(style: style))
        #expect(path.mode == .stroke(style.traits))
        // The whole line is inside.
        #expect(abs(Path(path.outline).boundingRect.width - 10) < 0.01)
        #expect(
            try symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)))
                == symbol(Circle().strokeBorder(lineWidth: 2))
        )
    }

    @Test func `a line with zero width is invisible`() throws {
        guard case .stroke(let line) = try symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 0))).mode else {
            Issue.record("filled")
            return
        }
        #expect(line.width == 0)
        guard case .stroke(let negative) = try symbol(Circle().strokeBorder(lineWidth: -4)).mode else { return }
        #expect(negative.width == 0)
    }

    @Test func `a symbol scale accepts symbols of any type`() throws {
        let chart = DrawnChart(
            Chart(["a", "b"], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("k", $0))
            }
            .chartSymbolScale(
                domain: ["a", "b"],
                range: [AnyChartSymbolShape(Circle()), AnyChartSymbolShape(BasicChartSymbolShape.cross)]
            )
        )
        let modes = chart.paths.map(\.mode)
        #expect(modes == [.fill(isEvenOdd: false), .stroke(StrokeStyle(lineWidth: 2).traits)])
    }
}
