import EvergreenUI

/// The colors and the symbols of values.
struct StyleScale {
    /// The values with their names, in the order of the legend.
    private(set) var entries: [(name: String, style: ForegroundStyle)] = []
    private var styles: [String: ForegroundStyle] = [:]
    private var symbols: [String: BasicChartSymbolShape] = [:]

    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow, .pink, .brown, .indigo]

    @MainActor
    init(_ marks: [Mark], _ setting: StyleSetting?, _ text: ChartText) {
        let range = setting.flatMap { $0.range.isEmpty ? nil : $0.range } ?? Self.palette.map { .color($0) }
        var keys = setting?.domain ?? []
        var names = Dictionary(keys.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
        for mark in marks {
            if let color = mark.color, names[color.value.key] == nil {
                keys.append(color.value.key)
                names[color.value.key] = text.spoken(color)
            }
            if let symbol = mark.symbolKind, symbols[symbol.value.key] == nil {
                let all = BasicChartSymbolShape.all
                symbols[symbol.value.key] = all[symbols.count % all.count]
            }
        }
        let shown = Set(marks.compactMap { $0.color?.value.key })
        for (index, key) in keys.enumerated() where styles[key] == nil {
            let style = range[index % range.count]
            styles[key] = style
            if shown.contains(key) { entries.append((names[key] ?? key, style)) }
        }
    }

    /// The style of a value; nil for one that no mark has.
    func style(of value: _PlottedValue.Kind) -> ForegroundStyle? { styles[value.key] }

    func style(of mark: Mark) -> ForegroundStyle {
        mark.style ?? mark.color.flatMap { styles[$0.value.key] } ?? .color(Self.palette[0])
    }

    func symbol(of mark: Mark) -> MarkSymbol? {
        mark.symbol ?? mark.symbolKind.flatMap { symbols[$0.value.key] }.map { .shape($0) }
    }
}
