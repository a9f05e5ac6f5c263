import EvergreenUI
import Foundation

/// Content drawn as a compositing layer.
private struct LayeredChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let effects: @MainActor () -> [MarkEffect]

    typealias Body = Never

    func _collect(into marks: inout _ChartMarks) {
        let layer = MarkLayer(key: marks.makeKey(), effects: effects())
        marks.changing({ content._collect(into: &$0) }) { $0.layers.append(layer) }
    }
}

extension ChartContent {
    // MARK: Filters

    /// Adds a shadow to each mark, or to the whole of a ``compositingLayer()``.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some ChartContent {
        let radius = min(max(radius.bounded, 0), 1_000)
        return changing { $0.add(.shadow(color, radius: radius, x: x.bounded, y: y.bounded)) }
    }

    /// Blurs each mark, or the whole of a ``compositingLayer()``. `radius` is in points.
    public func blur(radius: CGFloat) -> some ChartContent {
        let radius = min(max(radius.bounded, 0), 1_000)
        return changing { $0.add(.blur(radius)) }
    }

    // MARK: Layers

    /// Draws the marks as a single layer, so that outer modifiers affect them together: `opacity`, `blur` and `shadow` modify the layer,
    /// and `zIndex` its order among other marks.
    public func compositingLayer() -> some ChartContent { LayeredChartContent(content: self) { [] } }

    /// Draws the marks as a single layer with effects.
    ///
    /// ```swift
    /// ForEach(days) { AreaMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
    ///     .compositingLayer { $0.blur(radius: 4).opacity(0.5) }
    /// ```
    ///
    /// - Parameter style: Applies effects to the layer.
    public func compositingLayer(
        style: (PlaceholderContentView<Self>) -> PlaceholderContentView<Self>
    ) -> some ChartContent {
        let effects = style(PlaceholderContentView()).effects
        return LayeredChartContent(content: self) { effects }
    }

    /// Masks the marks, drawn as a single layer, with other marks.
    ///
    /// ```swift
    /// RectangleMark()
    ///     .foregroundStyle(.linearGradient(colors: [.green, .red], startPoint: .bottom, endPoint: .top))
    ///     .mask {
    ///         ForEach(days) { LineMark(x: .value("Day", $0.date), y: .value("Index", $0.index)) }
    ///     }
    /// ```
    ///
    /// Where the mask is partially opaque, the marks are partially visible. The values of the mask affect the axes, but are not accessible.
    /// Views, as in symbols and annotations, are not part of a mask.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let mask = content()
        return LayeredChartContent(content: self) { [.mask(_ChartMarks(mask).marks)] }
    }
}

/// The marks of a ``ChartContent/compositingLayer(style:)``, as a layer.
@MainActor
public struct PlaceholderContentView<Content> {
    fileprivate var effects: [MarkEffect] = []

    fileprivate init() {}

    private func adding(_ effect: MarkEffect) -> PlaceholderContentView {
        var copy = self
        copy.effects.append(effect)
        return copy
    }

    /// Multiplies the opacity by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> PlaceholderContentView { adding(.opacity(opacity)) }

    /// Blurs the layer. `radius` is in points.
    public func blur(radius: CGFloat) -> PlaceholderContentView {
        adding(.blur(min(max(radius.bounded, 0), 1_000)))
    }

    /// Adds a shadow to the layer. Lengths are in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> PlaceholderContentView {
        adding(.shadow(color, radius: min(max(radius.bounded, 0), 1_000), x: x.bounded, y: y.bounded))
    }
}
