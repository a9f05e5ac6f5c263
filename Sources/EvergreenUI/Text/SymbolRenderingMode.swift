import EvergreenDocument

/// How the layers of a symbol are painted: a glyph and the circle around it, a folder and its badge, or a cloud, the sun and the rain.
///
/// A symbol without layers is painted as one.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Form: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let form: Form

    /// All layers are in the foreground color.
    public static let monochrome = SymbolRenderingMode(form: .monochrome)
    /// The layers are in colors of the symbol's own, such as a green badge. Symbols that have none are in the foreground color.
    public static let multicolor = SymbolRenderingMode(form: .multicolor)
    /// The first layer is in the foreground color, the second and the third one in half of it and in a quarter of it.
    public static let hierarchical = SymbolRenderingMode(form: .hierarchical)
    /// The layers are in the styles of `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)`; where there are none, as in
    /// ``hierarchical``.
    public static let palette = SymbolRenderingMode(form: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How the layers of symbols are painted. With nil, the default, as a palette where the foreground has several styles, and
    /// monochrome otherwise.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the layers of the symbols in this view are painted; nil for the default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets how the layers of this symbol are painted; nil for what the view around says. Other images stay as they are.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRenderingMode = mode
        return copy
    }

    /// Adds the colors of a symbol: that of the whole, and those of its further layers.
    func addSymbolColors(named name: String, in environment: EnvironmentValues, to style: inout [StyleValue]) {
        let levels = environment.foregroundLevels
        let mode = symbolRenderingMode ?? environment.symbolRenderingMode ?? (levels == nil ? .monochrome : .palette)
        var foreground = environment.foregroundStyle?.color
        var layers: SymbolColors?
        switch mode.form {
        case .monochrome: break
        case .hierarchical: layers = SymbolColors()
        case .palette: layers = SymbolColors(second: levels?.second.color.paint, third: levels?.third.color.paint)
        case .multicolor:
            guard let colors = SymbolPalette.colors(of: name) else { break }
            foreground = colors.first ?? foreground
            layers = SymbolColors(second: colors.second?.paint, third: colors.third?.paint)
        }
        if let foreground { style.append(.foreground(foreground.paint)) }
        if let layers { style.append(.symbolColors(layers)) }
    }
}
