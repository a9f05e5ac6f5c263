import EvergreenUI
import Foundation

/// The scales for colors, symbols and lines.
struct StyleScale {
    /// The names and styles of values, in the order of the legend.
    private(set) var entries: [(name: String, style: ForegroundStyle)] = []
    /// The legend of a continuous color scale, or nil if there is none.
    private(set) var gradientLegend: GradientLegend?
    private let styles: ValueScale<ForegroundStyle>
    private let gradient: Gradient?
    private let symbols: ValueScale<any ChartSymbolShape>
    private let symbolAreas: ValueScale<Double>
    private let lines: ValueScale<StrokeStyle>
    /// Resolves custom styles.
    private let environment: EnvironmentValues

    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow, .pink, .brown, .indigo]
    /// The colors of the minimum and the maximum.
    private static let defaultGradient = Gradient(colors: [.blue.opacity(0.15), .blue])
    private static let defaultArea = 50.0
    private static let defaultAreas = [20.0, 60, 120, 200, 300]
    private static let defaultLines = [[], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4]].map { dash in
        StrokeStyle(lineWidth: 2, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash)
    }

    @MainActor
    init(_ marks: [Mark], _ settings: ChartSettings, _ text: ChartText) {
        let environment = text.environment
        self.environment = environment
        let colors = marks.compactMap(\.color)
        styles = ValueScale(
            colors.map(\.value),
            settings.styles,
            own: Self.palette.map { .color($0) },
            ownContinuous: Self.defaultGradient.stops.map { .color($0.color) },
            mix: { first, second, part in
                let (first, second) = (first.resolved(in: environment), second.resolved(in: environment))
                return .color(first.color.mix(with: second.color, by: part))
            }
        )
        symbols = ValueScale(
            marks.compactMap { $0.symbolKind?.value },
            settings.symbols,
            own: BasicChartSymbolShape.all
        )
        symbolAreas = ValueScale(
            marks.compactMap { $0.sizeValue?.value },
            settings.symbolAreas,
            own: Self.defaultAreas,
            ownContinuous: [Self.defaultAreas[0], Self.defaultAreas[Self.defaultAreas.count - 1]],
            mix: { $0 + ($1 - $0) * $2 }
        )
        lines = ValueScale(marks.compactMap { $0.lineValue?.value }, settings.lines, own: Self.defaultLines)
        gradient = styles.continuous == nil ? nil : settings.gradient
        if let domain = styles.continuous {
            let own =
                settings.styles.range.isEmpty
                ? Self.defaultGradient
                : Gradient(colors: settings.styles.range.map { $0.resolved(in: environment).color })
            let names = [domain.values.first, domain.values.last].compactMap { $0 }.map { value in
                text.spoken(PlottedData(label: Text(verbatim: ""), value: value, unit: colors.first?.unit))
            }
            gradientLegend = GradientLegend(colors: gradient ?? own, names: names)
            return
        }
        let data = Dictionary(colors.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
        entries = styles.values.compactMap { value in
            guard let data = data[value], let style = styles.visual(of: value) else { return nil }
            return (text.spoken(data), style.resolved(in: environment))
        }
    }

    func style(of mark: Mark) -> ForegroundStyle {
        let own = mark.style ?? mark.color.flatMap { style(of: $0.value) } ?? .color(Self.palette[0])
        return own.resolved(in: environment)
    }

    /// The style of a value, or nil if no mark has it.
    func style(of value: _PlottedValue.Kind) -> ForegroundStyle? {
        if let gradient, let part = styles.continuous?.part(of: value) { return .color(gradient.color(at: part)) }
        return styles.visual(of: value)?.resolved(in: environment)
    }

    /// Resolves a style in the environment of the chart.
    func resolved(_ style: ForegroundStyle) -> ForegroundStyle { style.resolved(in: environment) }

    func symbol(of mark: Mark) -> MarkSymbol? {
        mark.symbol ?? mark.symbolKind.flatMap { symbols.visual(of: $0.value) }.map { .shape($0) }
    }

    /// The size of a mark's symbol, in points.
    func symbolSize(of mark: Mark) -> CGSize {
        if let size = mark.symbolSize { return size }
        return CGSize(areaOfCircle: mark.sizeValue.flatMap { symbolAreas.visual(of: $0.value) } ?? Self.defaultArea)
    }

    /// The stroke style of a mark's line, or nil for the default.
    func line(of mark: Mark) -> StrokeStyle? {
        mark.line ?? mark.lineValue.flatMap { lines.visual(of: $0.value) }
    }
}

extension Gradient {
    /// The color at a fraction from 0 to 1.
    fileprivate func color(at part: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if part <= Double(first.location) { return first.color }
        for (low, high) in zip(stops, stops.dropFirst()) where part <= Double(high.location) {
            let length = Double(high.location - low.location)
            guard length > 0 else { return high.color }
            return low.color.mix(with: high.color, by: (part - Double(low.location)) / length)
        }
        return last.color
    }
}

extension CGSize {
    /// The bounding square of a circle. `area` is in square points, and clamped to a range that SVG supports.
    init(areaOfCircle area: Double) {
        let diameter = area.isFinite ? 2 * (min(max(area, 0), 1e6) / .pi).squareRoot() : 0
        self.init(width: diameter, height: diameter)
    }
}
