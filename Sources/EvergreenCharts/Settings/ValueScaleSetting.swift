import EvergreenUI

/// The modifiers of a scale for colors, symbols, sizes or lines.
struct ValueScaleSetting<Visual> {
    /// Nil for the values of the chart.
    var domain: _ScaleDomain?
    /// The visual values in order. Empty for the defaults.
    var range: [Visual] = []
    /// Maps a value to a visual value. Returns nil for a value of another type.
    var mapping: ((_PlottedValue.Kind) -> Visual?)?
    var type: ScaleType?

    init() {}

    init(domain: _ScaleDomain? = nil, range: [Visual] = [], type: ScaleType? = nil) {
        (self.domain, self.range, self.type) = (domain, range, type)
    }

    /// Creates a setting with a mapping for values of a type.
    init<Value: Plottable>(domain: _ScaleDomain? = nil, mapping: @escaping (Value) -> Visual) {
        self.domain = domain
        self.mapping = { kind in Value(_PlottedValue(kind: kind)).map(mapping) }
    }

    /// Creates a setting from pairs of values and visual values.
    init<Value: Plottable, Style>(_ pairs: KeyValuePairs<Value, Style>, _ visual: (Style) -> Visual) {
        let visuals = pairs.map { ($0.key.plottedKind, visual($0.value)) }
        let byValue = Dictionary(visuals, uniquingKeysWith: { first, _ in first })
        domain = _ScaleDomain(storage: .list(visuals.map(\.0)))
        range = visuals.map(\.1)
        mapping = { byValue[$0] }
    }

    /// Merges another setting, which takes precedence.
    mutating func take(_ setting: Self) {
        if let domain = setting.domain { self.domain = domain }
        if let type = setting.type { self.type = type }
        if !setting.range.isEmpty || setting.mapping != nil {
            (range, mapping) = (setting.range, setting.mapping)
        }
    }
}
