import EvergreenUI

/// What views around charts say of the colors, symbols, sizes or lines of values.
struct ValueScaleSetting<Visual> {
    /// Nil for the values of the chart.
    var domain: _ScaleDomain?
    /// What values are shown as, in their order; empty for the chart's own.
    var range: [Visual] = []
    /// What a value is shown as; nil for a value of another type.
    var mapping: ((_PlottedValue.Kind) -> Visual?)?
    var type: ScaleType?

    init() {}

    init(domain: _ScaleDomain? = nil, range: [Visual] = [], type: ScaleType? = nil) {
        (self.domain, self.range, self.type) = (domain, range, type)
    }

    /// What a closure says of each value of a type.
    init<Value: Plottable>(domain: _ScaleDomain? = nil, mapping: @escaping (Value) -> Visual) {
        self.domain = domain
        self.mapping = { kind in Value(_PlottedValue(kind: kind)).map(mapping) }
    }

    /// What some values are shown as.
    init<Value: Plottable, Style>(_ pairs: KeyValuePairs<Value, Style>, _ visual: (Style) -> Visual) {
        let visuals = pairs.map { ($0.key.plottedKind, visual($0.value)) }
        let byValue = Dictionary(visuals, uniquingKeysWith: { first, _ in first })
        domain = _ScaleDomain(storage: .list(visuals.map(\.0)))
        range = visuals.map(\.1)
        mapping = { byValue[$0] }
    }

    /// Takes what another setting says.
    mutating func take(_ setting: Self) {
        if let domain = setting.domain { self.domain = domain }
        if let type = setting.type { self.type = type }
        if !setting.range.isEmpty || setting.mapping != nil {
            (range, mapping) = (setting.range, setting.mapping)
        }
    }
}
