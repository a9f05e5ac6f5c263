extension Color {
    // Symbols are not text, so these have the same values in light and dark appearance.
    fileprivate static let sun = Color(red: 1, green: 0.8, blue: 0)
    fileprivate static let fire = Color(red: 1, green: 0.5, blue: 0)
    fileprivate static let water = Color(red: 0.2, green: 0.68, blue: 0.9)
}

/// The multicolor palette of a symbol, one color per layer; nil for the foreground color.
struct SymbolPalette: Equatable {
    var first: Color?
    var second: Color?
    var third: Color?

    /// Returns the palette of a symbol; nil if it has none.
    static func colors(of symbol: String) -> SymbolPalette? {
        if let known = symbols[symbol] { return known }
        var parts = symbol.split(separator: ".")
        if let badge = parts.firstIndex(of: "badge"), badge + 1 < parts.count, let color = badges[parts[badge + 1]] {
            return SymbolPalette(first: color, second: .primary)
        }
        guard parts.last == "fill" else { return nil }
        parts.removeLast()
        // A glyph in a filled shape.
        if parts.count > 1, let shape = parts.last, shapes.contains(shape),
            let color = glyphs[parts.dropLast().joined(separator: ".")]
        {
            return SymbolPalette(first: .white, second: color)
        }
        if parts.first == "cloud" { return weather(parts.dropFirst()) }
        return nil
    }

    private static let shapes: Set<Substring> = ["circle", "square", "triangle", "octagon", "shield", "seal", "app"]

    private static let badges: [Substring: Color] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .sun,
    ]

    private static let glyphs: [String: Color] = [
        "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red, "phone": .green,
        "heart": .red, "trash": .red, "star": .sun, "bolt": .sun, "leaf": .green, "drop": .water, "flame": .fire,
        "person.crop": .gray,
    ]

    private static let symbols: [String: SymbolPalette] = [
        "exclamationmark.triangle.fill": SymbolPalette(first: .white, second: .sun),
        "bell.badge": SymbolPalette(first: .red, second: .primary),
        "bell.badge.fill": SymbolPalette(first: .red, second: .primary),
        "app.badge": SymbolPalette(first: .red, second: .primary),
        "app.badge.fill": SymbolPalette(first: .red, second: .primary),
        "heart.fill": SymbolPalette(first: .red),
        "star.fill": SymbolPalette(first: .sun),
        "bolt.fill": SymbolPalette(first: .sun),
        "flame.fill": SymbolPalette(first: .fire),
        "leaf.fill": SymbolPalette(first: .green),
        "drop.fill": SymbolPalette(first: .water),
        "trash": SymbolPalette(first: .red),
        "trash.fill": SymbolPalette(first: .red),
        "sun.max.fill": SymbolPalette(first: .sun, second: .sun),
        "sun.min.fill": SymbolPalette(first: .sun, second: .sun),
        "thermometer.sun": SymbolPalette(first: .red, second: .sun),
        "thermometer.sun.fill": SymbolPalette(first: .red, second: .sun),
        "battery.100": SymbolPalette(first: .green, second: .primary),
        "battery.100percent": SymbolPalette(first: .green, second: .primary),
        "battery.75": SymbolPalette(first: .green, second: .primary),
        "battery.75percent": SymbolPalette(first: .green, second: .primary),
        "battery.50": SymbolPalette(first: .green, second: .primary),
        "battery.50percent": SymbolPalette(first: .green, second: .primary),
        "battery.25": SymbolPalette(first: .red, second: .primary),
        "battery.25percent": SymbolPalette(first: .red, second: .primary),
    ]

    /// The palettes of weather symbols: white clouds, assuming a sky-colored background.
    private static func weather(_ parts: ArraySlice<Substring>) -> SymbolPalette? {
        switch parts.first {
        case nil: SymbolPalette(first: .white)
        case "sun": SymbolPalette(first: .white, second: .sun, third: .water)
        case "moon": SymbolPalette(first: .white, second: .gray, third: .water)
        case "bolt": SymbolPalette(first: .white, second: .sun, third: .water)
        case "rain", "drizzle", "heavyrain": SymbolPalette(first: .white, second: .water)
        case "snow", "hail", "sleet", "fog": SymbolPalette(first: .white, second: .gray)
        default: nil
        }
    }
}
