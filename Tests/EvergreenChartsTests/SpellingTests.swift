// Only what an app can see.
import EvergreenCharts
@testable import EvergreenTesting
import Foundation
import Testing

/// Spellings of apps that are written for Swift Charts.
@MainActor
struct SpellingTests {
    private var chart: some View {
        Chart(0..<5, id: \.self) { index in
            LineMark(x: .value("x", Double(index)), y: .value("y", Double(index) * 10))
                .foregroundStyle(by: .value("Kind", "A"))
        }
    }

    private func draws(_ view: some View) -> Bool { !Screen { view }.findAll(.chart).isEmpty }

    @Test func `axes are spelled as in Swift Charts`() {
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

    @Test func `scales are spelled as in Swift Charts`() {
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
}
