import EvergreenDocument

/// How the layers of a symbol are colored: a glyph and its enclosing circle, a folder and its badge, or a cloud, the sun and rain.
///
/// A symbol without layers is drawn in one color.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Form: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let form: Form

    /// Draws all layers in the foreground color.
    public static let monochrome = SymbolRenderingMode(form: .monochrome)
    /// Draws the layers in the symbol's inherent colors, such as a green badge. Symbols without such colors are monochrome.
    public static let multicolor = SymbolRenderingMode(form: .multicolor)
    /// Draws the first layer in the foreground color, the second at half and the third at a quarter of its opacity.
    public static let hierarchical = SymbolRenderingMode(form: .hierarchical)
    /// Draws the layers in the styles of `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)`; without them, as in ``hierarchical``.
    public static let palette = SymbolRenderingMode(form: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The rendering mode of symbols. Nil, the default, is `palette` if the foreground has several styles, otherwise `monochrome`.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the rendering mode of the symbols in this view; nil for the default.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets the rendering mode of this symbol; nil for the environment's value. Has no effect on other images.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRenderingMode = mode
        return copy
    }

    /// Appends the colors of a symbol and its additional layers.
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
