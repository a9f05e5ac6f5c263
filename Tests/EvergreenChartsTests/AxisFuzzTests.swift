import EvergreenDocument
import Foundation
import SeededRandomness
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct AxisFuzzTests {
    private static let numbers: [Double] = [
        0, 1, -1, 0.1, 7, 100, 1e6, -1e6, 1e15, 1e99, -1e99, 1e300, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
    ]

    private func kind(_ random: inout SeededGenerator) -> _PlottedValue.Kind {
        let number = Self.numbers.randomElement(using: &random) ?? 0
        return switch Int.random(in: 0..<4, using: &random) {
        case 0, 1: .number(number)
        case 2: .date(Date(timeIntervalSinceReferenceDate: number))
        default: .category("\(number)")
        }
    }

    private func data(_ kind: _PlottedValue.Kind, _ random: inout SeededGenerator) -> PlottedData {
        let units: [Calendar.Component?] = [nil, nil, .second, .day, .month, .year, .weekOfYear]
        var data = PlottedData(label: Text(verbatim: ""), value: kind)
        if case .date = kind { data.unit = units.randomElement(using: &random) ?? nil }
        return data
    }

    private func group(_ random: inout SeededGenerator) -> AxisMarkGroup {
        let number = Self.numbers.randomElement(using: &random) ?? 0
        let count = [0, 1, 5, -1, .max, .min].randomElement(using: &random) ?? 0
        let values: [AxisMarkValues] = [
            .automatic, .automatic(desiredCount: count), .automatic(minimumStride: number, desiredCount: count),
            .stride(by: number), .stride(by: number, roundLowerBound: true, roundUpperBound: false),
            .stride(by: .month, count: count), .stride(by: .day, roundLowerBound: true, roundUpperBound: true),
            AxisMarkValues(Self.numbers), AxisMarkValues(["0.0", "7.0", "?"]),
        ]
        let presets: [AxisMarkPreset] = [.automatic, .extended, .aligned, .inset]
        let positions: [AxisMarkPosition] = [.automatic, .leading, .trailing, .top, .bottom]
        let resolutions: [AxisValueLabelCollisionResolution] = [
            .automatic, .disabled, .truncate, .greedy, .greedy(priority: number, minimumSpacing: number),
        ]
        let orientations: [AxisValueLabelOrientation] = [.automatic, .horizontal, .vertical, .verticalReversed]
        let resolution = resolutions.randomElement(using: &random) ?? .automatic
        let orientation = orientations.randomElement(using: &random) ?? .automatic
        let isCentered = [nil, true, false].randomElement(using: &random) ?? nil
        return AxisMarkGroup(
            preset: presets.randomElement(using: &random) ?? .automatic,
            position: positions.randomElement(using: &random) ?? .automatic,
            values: values.randomElement(using: &random) ?? .automatic
        ) { value, _ in
            AxisMarkBuilder.buildBlock(
                AxisGridLine(centered: isCentered).offset(x: number, y: number),
                AxisTick(centered: isCentered, length: .label(extendPastBy: number)),
                AxisTick(length: number),
                AxisValueLabel(
                    centered: isCentered,
                    anchor: UnitPoint(x: number, y: 0.5),
                    collisionResolution: resolution,
                    offsetsMarks: isCentered,
                    orientation: orientation,
                    horizontalSpacing: number
                ),
                AxisValueLabel(multiLabelAlignment: .bottomTrailing, orientation: orientation) {
                    if value.index.isMultiple(of: 2) { Text(verbatim: "a\nb") } else { EmptyView() }
                }
                .font(.system(size: number))
            ).parts
        }
    }

    private func scale(_ random: inout SeededGenerator) -> PositionScaleSetting {
        let number = Self.numbers.randomElement(using: &random) ?? 0
        var setting = PositionScaleSetting()
        let types: [ScaleType?] = [
            nil, .linear, .log, .date, .category, .symmetricLog, .squareRoot, .power(exponent: number),
            .symmetricLog(slopeAtZero: number),
        ]
        setting.type = types.randomElement(using: &random) ?? nil
        switch Int.random(in: 0..<5, using: &random) {
        case 0: setting.domain = _ScaleDomain(storage: .range(kind(&random), kind(&random)))
        case 1: setting.domain = _ScaleDomain(storage: .list([kind(&random), kind(&random), kind(&random)]))
        case 2: setting.domain = _ScaleDomain(storage: .list([]))
        case 3:
            setting.domain =
                AutomaticScaleDomain.automatic(includesZero: true, reversed: true, dataType: Double.self) {
                    $0.append(number)
                }._domain
        default: break
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: setting.range = PlotDimensionScaleRange.plotDimension(padding: number)._range
        case 1: setting.range = _ScaleRange(storage: .list([number, 5]))
        case 2: setting.range = _ScaleRange(storage: .list([]))
        default: break
        }
        return setting
    }

    @Test func `arbitrary values, settings and sizes give finite positions`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<800 {
            var settings = ChartSettings()
            settings.xAxis.groups = (0..<Int.random(in: 0...2, using: &random)).map { _ in group(&random) }
            settings.yAxis.groups = (0..<Int.random(in: 0...2, using: &random)).map { _ in group(&random) }
            (settings.xScale, settings.yScale) = (scale(&random), scale(&random))
            let title = AxisTitle(content: .text(Text(verbatim: "title")), position: .leading, spacing: 3)
            if Bool.random(using: &random) { settings.yAxis.titles = [title] }
            let marks = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                var mark = Mark(Bool.random(using: &random) ? .bar : .point)
                mark.x = data(kind(&random), &random)
                mark.y = data(kind(&random), &random)
                return mark
            }
            let length = ([0, 1, 50, 400, 1e4] as [Double]).randomElement(using: &random) ?? 0
            let space = GraphicRect(x: 0, y: 0, width: length, height: length / 2)
            let text = ChartText(environment: EnvironmentValues())
            let axes = PlotAxes(MarkStacks(marks).placed, in: space, top: 0, settings, text)
            #expect(axes.plot.width >= 1 && axes.plot.height >= 1 && axes.plot.x.isFinite && axes.plot.y.isFinite)
            for graphic in axes.graphics {
                guard case .text(let label) = graphic, case .at(let point, _) = label.place else { continue }
                #expect(point.x.isFinite && point.y.isFinite)
            }
            for number in Self.numbers { _ = axes.xScale.value(at: number) }
        }
    }

    @Test func `arbitrary values have styles without trapping`() {
        var random = SeededGenerator(seed: 8)
        let text = ChartText(environment: EnvironmentValues())
        for _ in 0..<800 {
            var settings = ChartSettings()
            let scale = scale(&random)
            settings.styles.take(ValueScaleSetting(domain: scale.domain, range: [.color(.red)], type: scale.type))
            settings.symbolAreas.take(ValueScaleSetting(domain: scale.domain, range: [1, .nan], type: scale.type))
            settings.lines.take(ValueScaleSetting(domain: scale.domain))
            if Bool.random(using: &random) { settings.gradient = Gradient(colors: [.red, .blue]) }
            let isAlike = Bool.random(using: &random)
            let first = kind(&random)
            let marks = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                var mark = Mark(.point)
                let value = data(isAlike ? first : kind(&random), &random)
                (mark.color, mark.sizeValue, mark.lineValue) = (value, value, value)
                return mark
            }
            let styles = StyleScale(marks, settings, text)
            for mark in marks + [Mark(.point)] {
                _ = (
                    styles.style(of: mark), styles.symbolSize(of: mark), styles.line(of: mark), styles.symbol(of: mark)
                )
            }
        }
    }
}
