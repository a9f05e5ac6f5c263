import EvergreenDocument
import Foundation

/// A shadow of what a style paints: see ``ShapeStyle/shadow(_:)``.
public struct ShadowStyle: Hashable, Sendable {
    private(set) var color: Color
    let radius: Double
    let x: Double
    let y: Double

    /// A shadow behind. Lengths are in points; one that is not finite is 0.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: How soft it is.
    ///   - x: How far to the right it is.
    ///   - y: How far down it is.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius.filterRadius, x: x.filterLength, y: y.filterLength)
    }

    /// A shadow of the edges, inside.
    @available(*, unavailable, message: "A page has no shadows inside of texts and symbols: use drop")
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { drop(color: color, radius: radius, x: x, y: y) }

    func withOpacity(_ opacity: Double) -> ShadowStyle {
        var copy = self
        copy.color = color.opacity(opacity)
        return copy
    }

    /// The shadow of an element that is painted.
    var value: StyleValue { .shadow(color.paint, radius: radius, x: x, y: y) }

    /// The shadow of a part of a drawing.
    var effect: GraphicEffect { .shadow(color.paint, radius: radius, x: x, y: y) }
}

extension CGFloat {
    /// At most a thousand points: a browser can blur no more.
    var filterRadius: Double { Swift.min(Swift.max(filterLength, 0), 1_000) }

    var filterLength: Double { isFinite ? Double(self) : 0 }
}

/// A style with a shadow, as `shadow(_:)` makes it.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public var _color: Color { style._color }
    public var _stylePaint: _StylePaint { _StylePaint(style: .shadowed(style.foreground, shadow)) }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// Adds a shadow to what the style paints: texts, symbols, shapes, areas behind views, drawings and marks of charts.
    ///
    /// ```swift
    /// Text("Title").foregroundStyle(.blue.shadow(.drop(radius: 2, y: 1)))
    /// ```
    ///
    /// On a page, a filter of the element that is painted: of a `background(_:)` that is partly transparent, one also sees the shadow of the
    /// view in front of it. Where only the color of a style counts, as in `tint(_:)`, in bars and in legends, there is no shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ForegroundStyle {
    /// The shadows of what is painted, from the first one to the last one.
    var shadows: [ShadowStyle] {
        guard case .shadowed(let style, let shadow) = self else { return [] }
        return style.shadows + [shadow]
    }

    /// The shadows of a part of a drawing that is painted with it.
    package var effects: [GraphicEffect] { shadows.map(\.effect) }

    /// What paints, without shadows.
    var unshadowed: ForegroundStyle {
        guard case .shadowed(let style, _) = self else { return self }
        return style.unshadowed
    }

    /// The style with further shadows.
    func adding(_ shadows: [ShadowStyle]) -> ForegroundStyle { shadows.reduce(self) { .shadowed($0, $1) } }

    /// Whether the environment decides what it is.
    var isResolved: Bool {
        if case .resolved = unshadowed { true } else { false }
    }
}
