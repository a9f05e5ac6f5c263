import EvergreenUI
import Foundation

/// Content that is drawn as one layer.
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

    /// Adds a shadow to each mark; to the whole of a ``compositingLayer()``.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: How soft it is, in points.
    ///   - x: How far to the right it is, in points.
    ///   - y: How far down it is, in points.
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

    /// Draws the marks as one picture, so that modifiers around it change all of them together: `opacity`, `blur` and `shadow` change the
    /// picture, and `zIndex` where it is among the other marks.
    public func compositingLayer() -> some ChartContent { LayeredChartContent(content: self) { [] } }

    /// Draws the marks as one, and changes that picture.
    ///
    /// ```swift
    /// ForEach(days) { AreaMark(x: .value("Day", $0.date), y: .value("Steps", $0.steps)) }
    ///     .compositingLayer { $0.blur(radius: 4).opacity(0.5) }
    /// ```
    ///
    /// - Parameter style: Changes what is drawn.
    public func compositingLayer(
        style: (PlaceholderContentView<Self>) -> PlaceholderContentView<Self>
    ) -> some ChartContent {
        let effects = style(PlaceholderContentView()).effects
        return LayeredChartContent(content: self) { effects }
    }

    /// Draws the marks as one, and shows of them what other marks cover.
    ///
    /// ```swift
    /// RectangleMark()
    ///     .foregroundStyle(.linearGradient(colors: [.green, .red], startPoint: .bottom, endPoint: .top))
    ///     .mask {
    ///         ForEach(days) { LineMark(x: .value("Day", $0.date), y: .value("Index", $0.index)) }
    ///     }
    /// ```
    ///
    /// What the other marks cover in part, such as with a color that is not opaque, is seen in part. Their values count for the axes, and
    /// they are not read to people who can't see the chart. Views, as symbols and as annotations, take no part in a mask.
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let mask = content()
        return LayeredChartContent(content: self) { [.mask(_ChartMarks(mask).marks)] }
    }
}

/// What the marks of a ``ChartContent/compositingLayer(style:)`` look like as one.
@MainActor
public struct PlaceholderContentView<Content> {
    fileprivate var effects: [MarkEffect] = []

    fileprivate init() {}

    private func adding(_ effect: MarkEffect) -> PlaceholderContentView {
        var copy = self
        copy.effects.append(effect)
        return copy
    }

    /// Multiplies the opacity by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> PlaceholderContentView { adding(.opacity(opacity)) }

    /// Blurs the picture. `radius` is in points.
    public func blur(radius: CGFloat) -> PlaceholderContentView {
        adding(.blur(min(max(radius.bounded, 0), 1_000)))
    }

    /// Adds a shadow to the picture. Lengths are in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> PlaceholderContentView {
        adding(.shadow(color, radius: min(max(radius.bounded, 0), 1_000), x: x.bounded, y: y.bounded))
    }
}
