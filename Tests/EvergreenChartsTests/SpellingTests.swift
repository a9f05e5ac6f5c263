// Public API only.
import EvergreenCharts
@testable import EvergreenTesting
import Foundation
import Testing

/// Source compatibility with apps written for Swift Charts.
@MainActor
struct SpellingTests {
    private var chart: some View {
        Chart(0..<5, id: \.self) { index in
            LineMark(x: .value("x", Double(index)), y: .value("y", Double(index) * 10))
                .foregroundStyle(by: .value("Kind", "A"))
        }
    }

    private func draws(_ view: some View) -> Bool { !Screen { view }.findAll(.chart).isEmpty }

    @Test func `axes are source-compatible with Swift Charts`() {
        #expect(
            draws(
                chart.chartYAxis {
                    AxisMarks(values: .automatic(desiredCount: 3)) { value in
                        AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [2, 4]))
                        AxisTick(centered: true, length: .longestLabel(extendPastBy: 4))
                        AxisValueLabel { if let number = value.as(Int.self) { Text("\(number)°") } }
                    }
                    AxisMarks(preset: .extended, position: .leading, values: .stride(by: 10)) {
                        AxisGridLine()
                        AxisValueLabel(format: .percent as FloatingPointFormatStyle<Double>.Percent)
                    }
                    AxisMarks(format: .currency(code: "USD"), position: .leading, values: [0, 10.5])
                    AxisMarks(format: Decimal.FormatStyle.Currency(code: "USD"))
                }
            )
        )
        #expect(
            draws(
                chart.chartXAxis {
                    AxisMarks(preset: .aligned, values: .stride(by: .day, count: 7)) { _ in
                        AxisValueLabel(
                            format: .dateTime.month(.abbreviated).day(),
                            centered: true,
                            collisionResolution: .greedy(minimumSpacing: 4)
                        )
                    }
                    AxisMarks(position: .top) { value in
                        AxisValueLabel { Text(value.as(Double.self) ?? 0, format: .number) }
                            .font(.caption).foregroundStyle(.secondary)
                    }
                }
                .chartXAxisLabel(position: .bottom, alignment: .center) {
                    HStack {
                        Image(systemName: "star")
                        Text("Time")
                    }
                }
                .chartYAxisLabel("Speed", position: .trailing, alignment: .center, spacing: 8)
            )
        )
    }

    @Test func `scales are source-compatible with Swift Charts`() {
        #expect(
            draws(
                chart.chartXScale(domain: 0...10, range: .plotDimension(padding: 4), type: .linear)
                    .chartYScale(domain: .automatic(includesZero: false, reversed: true), type: .log)
            )
        )
        #expect(draws(chart.chartXScale(domain: [0, 10]).chartYScale(range: .plotDimension(endPadding: 8))))
        #expect(draws(chart.chartForegroundStyleScale(["A": .red, "B": .blue.opacity(0.3)])))
        #expect(draws(chart.chartForegroundStyleScale(["A": Color.red.gradient, "B": Color.blue.gradient])))
        #expect(draws(chart.chartForegroundStyleScale(range: [.red, .blue])))
        #expect(draws(chart.chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))))
        #expect(draws(chart.chartForegroundStyleScale { (kind: String) in kind == "A" ? Color.red : .blue }))
        #expect(draws(chart.chartSymbolSizeScale(range: 10...100)))
    }

    private struct Hour: Identifiable {
        var id = 0
        var date = Date()
        var name = "a"
        var low = 0.0
        var high = 1.0
        var color: Color { .red }
    }

    private let hours = [Hour(), Hour(id: 1, name: "b", low: 1, high: 3)]

    @Test func `marks are source-compatible with Swift Charts`() {
        let cutoff = CGSize(width: 10, height: 10)
        #expect(
            draws(
                Chart {
                    RectangleMark(xStart: .value("hour", 0), xEnd: .value("hour", 2))
                        .foregroundStyle(
                            .linearGradient(
                                stops: [Gradient.Stop(color: .green, location: 0)],
                                startPoint: .bottom,
                                endPoint: .top
                            )
                        )
                        .mask {
                            ForEach(hours) { hour in
                                AreaMark(x: .value("hour", hour.id), y: .value("index", hour.high))
                                    .interpolationMethod(.cardinal(tension: 0.8))
                                    .foregroundStyle(.black.opacity(0.2))
                                LineMark(x: .value("hour", hour.id), y: .value("index", hour.high))
                                    .symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 0)))
                                    .symbolSize(hour.id == 1 ? cutoff : .zero)
                            }
                            PointMark(x: .value("hour", 1), y: .value("index", 3))
                                .annotation(spacing: 0) { Text("3") }
                        }
                    RuleMark(xStart: 80, xEnd: 200, y: .value("index", 1))
                    RectangleMark(xStart: nil, xEnd: nil, yStart: nil, yEnd: nil).compositingLayer {
                        $0.blur(radius: 3)
                    }
                    BarMark(x: .value("hour", 1), yStart: 0, yEnd: 10, width: 3).shadow(radius: 2)
                        .accessibilityIdentifier("bar")
                }
                .chartYAxisStyle { $0.background(.red.opacity(0.1)) }
                .chartXAxisLabel(Text("Hour"))
            )
        )
    }

    @Test func `collection plots are source-compatible with Swift Charts`() {
        #expect(
            draws(
                Chart {
                    BarPlot(hours, x: .value("N", \.name), y: .value("V", \.high)).foregroundStyle(
                        by: .value("c", \.name)
                    )
                }
            )
        )
        #expect(
            draws(
                Chart {
                    PointPlot(hours, x: .value("V", \.high), y: .value("L", \.low)).foregroundStyle(\.color).opacity(
                        0.4
                    )
                    LinePlot(hours, x: .value("V", \.high), y: .value("L", \.low), series: .value("s", \.name))
                    RectanglePlot(
                        hours,
                        xStart: .value("a", \.low),
                        xEnd: .value("b", \.high),
                        yStart: .value("a", \.low),
                        yEnd: .value("b", \.high)
                    )
                    RulePlot(hours, x: .value("a", \.high))
                    LinePlot(x: "x", y: "y") { x in sin(x) }
                }
            )
        )
    }

    @Test func `a function can return symbols of an opaque type`() {
        func symbol(_ name: String) -> some ChartSymbolShape {
            switch name {
            case "square": return AnyChartSymbolShape(BasicChartSymbolShape.square)
            default: return AnyChartSymbolShape(BasicChartSymbolShape.circle)
            }
        }
        #expect(
            draws(Chart(hours) { PointMark(x: .value("x", $0.id), y: .value("y", $0.low)).symbol(symbol($0.name)) })
        )
    }
}
