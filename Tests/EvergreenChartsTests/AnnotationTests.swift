import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct AnnotationTests {
    private func bar(
        _ position: AnnotationPosition,
        _ alignment: Alignment = .center,
        _ overflow: AnnotationOverflowResolution = .automatic
    ) -> DrawnChart {
        DrawnChart(
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 10), width: .fixed(40))
                    .annotation(position: position, alignment: alignment, spacing: 4, overflowResolution: overflow) {
                        HStack {
                            Text("Best"); Image(systemName: "star")
                        }
                    }
            }
        )
    }

    @Test func `an annotation is placed beside its mark, on each side`() throws {
        let rect = try #require(bar(.top).bounds.first)
        let places: [(AnnotationPosition, CGPoint, StyleAnchor)] = [
            (.automatic, CGPoint(x: rect.midX, y: rect.minY - 4), StyleAnchor(x: 0.5, y: 1)),
            (.top, CGPoint(x: rect.midX, y: rect.minY - 4), StyleAnchor(x: 0.5, y: 1)),
            (.bottom, CGPoint(x: rect.midX, y: rect.maxY + 4), StyleAnchor(x: 0.5, y: 0)),
            (.leading, CGPoint(x: rect.minX - 4, y: rect.midY), StyleAnchor(x: 1, y: 0.5)),
            (.trailing, CGPoint(x: rect.maxX + 4, y: rect.midY), StyleAnchor(x: 0, y: 0.5)),
            (.topLeading, CGPoint(x: rect.minX - 4, y: rect.minY - 4), StyleAnchor(x: 1, y: 1)),
            (.bottomTrailing, CGPoint(x: rect.maxX + 4, y: rect.maxY + 4), StyleAnchor(x: 0, y: 0)),
            (.overlay, CGPoint(x: rect.midX, y: rect.midY), StyleAnchor.center),
        ]
        for (position, point, anchor) in places {
            let pin = try #require(bar(position).pins.first)
            #expect(abs(pin.x - point.x) < 1e-9 && abs(pin.y - point.y) < 1e-9 && pin.anchor == anchor, "\(position)")
        }
        let leading = try #require(bar(.top, .leading).pins.first)
        #expect(abs(leading.x - rect.minX) < 1e-9 && leading.anchor == StyleAnchor(x: 0, y: 1))
    }

    @Test func `an annotation is kept within the chart, the plot, or neither`() throws {
        let chart = try #require(bar(.top).pins.first)
        #expect(chart.horizontal == Pin.Bounds(0, 400) && chart.vertical == Pin.Bounds(0, 200))
        let plot = try #require(bar(.top, .center, .init(x: .fit(to: .plot), y: .disabled)).pins.first)
        #expect(plot.horizontal.low >= 0 && plot.horizontal.high < 400 && plot.vertical == .none)
    }

    // MARK: Padded scales

    @Test func `a scale is padded until an annotation above a bar is within the plot`() throws {
        func chart(_ overflow: AnnotationOverflowResolution) -> (DrawnChart, plot: CGRect) {
            var plot = CGRect.zero
            let view = Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 100))
                    .annotation(position: .top, overflowResolution: overflow) { Text("Best") }
            }
            .chartYScale(domain: 0...100)
            .chartOverlay { proxy in
                let _ = plot = proxy.places.plot
                Color.clear
            }
            return (DrawnChart(view), plot)
        }
        let (plain, plainPlot) = chart(.init(x: .fit, y: .disabled))
        #expect(try #require(plain.bounds.first).minY == plainPlot.minY)
        let (padded, plot) = chart(.init(x: .fit, y: .padScale))
        let bar = try #require(padded.bounds.first)
        let (_, place) = try #require(padded.markTexts.first)
        #expect(plot.minY < plainPlot.minY && abs(bar.maxY - plot.maxY) < 1e-6)
        #expect(place.y - TextWidth.lineHeight >= plot.minY - 0.5 && place.y < bar.minY)
        // The axis's lines are at the values.
        let lines = padded.lines.map(\.rect).filter { $0.height == 0 }.map(\.minY)
        #expect(lines.contains { abs($0 - bar.minY) < 1e-6 })
    }

    @Test func `a scale is padded at the side of an annotation`() throws {
        func chart(_ x: AnnotationOverflowResolution.Strategy) -> DrawnChart {
            DrawnChart(
                Chart([0, 50, 100], id: \.self) { value in
                    PointMark(x: .value("x", value), y: .value("y", 1))
                        .annotation(position: .trailing, overflowResolution: .init(x: x, y: .fit)) {
                            Text("Some words")
                        }
                }
                .chartXScale(domain: 0...100).chartYAxis(.hidden)
            )
        }
        let (free, padded) = (chart(.disabled).bounds, chart(.padScale).bounds)
        #expect(abs(padded[0].midX - free[0].midX) < 1e-6)
        #expect(padded[2].midX < free[2].midX - 40)
        let last = try #require(chart(.padScale).markTexts.last)
        #expect(last.1.x + TextWidth.of("Some words") <= 400)
    }

    @Test func `padding leaves at least half of the plot`() throws {
        let chart = DrawnChart(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 100))
                    .annotation(position: .leading, overflowResolution: .init(x: .padScale, y: .fit)) {
                        Text(String(repeating: "long ", count: 100))
                    }
            }
            .chartXScale(domain: 0...100)
        )
        let x = try #require(chart.bounds.first).midX
        #expect(x < 210 && x > 150)
    }

    @Test func `an annotation is moved to fit within the chart`() throws {
        let text = try #require(
            DrawnChart(
                Chart {
                    RuleMark(x: .value("x", 0)).annotation(position: .top) { Text("A rather long annotation") }
                    RuleMark(x: .value("x", 10))
                }
                .chartYAxis(.hidden)
            ).markTexts.first
        )
        #expect(text.1.x > 60)
    }

    @Test func `an annotation view has state and receives taps`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Tapped \(count)") { count += 1 } }
        }
        struct Bars: View {
            @State private var value = 1
            var body: some View {
                Button("Grow") { value += 1 }
                Chart {
                    BarMark(x: .value("x", "a"), y: .value("y", value)).annotation { Counter() }
                }
            }
        }
        let screen = Screen { Bars() }
        try screen.find(.button, "Tapped 0").tap()
        try screen.find(.button, "Grow").tap()
        #expect(try screen.find(.button, "Tapped 1").exists)
    }

    @Test func `an annotation has its mark's size`() throws {
        let screen = Screen {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(50))
                    .annotation { context in Button("\(Int(context.targetSize.width)) wide") {} }
            }
        }
        #expect(try screen.find(.button, "50 wide").exists)
    }
}
