import EvergreenDocument
import Foundation

/// A shadow of a painted style. See ``ShapeStyle/shadow(_:)``.
public struct ShadowStyle: Hashable, Sendable {
    private(set) var color: Color
    let radius: Double
    let x: Double
    let y: Double
    private(set) var isInner = false

    /// Returns a drop shadow. Lengths are in points; non-finite lengths are 0.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius.
    ///   - x: The horizontal offset, positive to the right.
    ///   - y: The vertical offset, positive downward.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius.filterRadius, x: x.filterLength, y: y.filterLength)
    }

    /// Returns a shadow within the painted area, along its edges. Lengths are in points; non-finite lengths are 0.
    ///
    /// ```swift
    /// Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)))
    /// ```
    ///
    /// Of shapes, including `background(_:in:)`, of drawings and chart marks. Browsers have no inner shadows of texts, symbols and
    /// backgrounds without a shape, which ignore it.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius.
    ///   - x: The horizontal offset, positive to the right.
    ///   - y: The vertical offset, positive downward.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        var shadow = drop(color: color, radius: radius, x: x, y: y)
        shadow.isInner = true
        return shadow
    }

    func withOpacity(_ opacity: Double) -> ShadowStyle {
        var copy = self
        copy.color = color.opacity(opacity)
        return copy
    }

    /// The shadow of an element as a style value; nil for an inner shadow.
    var value: StyleValue? { isInner ? nil : .shadow(color.paint, radius: radius, x: x, y: y) }

    /// The shadow of a drawing operation.
    var effect: GraphicEffect {
        isInner
            ? .innerShadow(color.paint, radius: radius, x: x, y: y) : .shadow(color.paint, radius: radius, x: x, y: y)
    }
}

extension CGFloat {
    /// At most 1,000 points, the limit of browsers.
    var filterRadius: Double { Swift.min(Swift.max(filterLength, 0), 1_000) }

    var filterLength: Double { isFinite ? Double(self) : 0 }
}

/// A style with a shadow, created by `shadow(_:)`.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public var _color: Color { style._color }
    public var _stylePaint: _StylePaint { _StylePaint(style: .shadowed(style.foreground, shadow)) }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// Adds a shadow to the content painted with the style: texts, symbols, shapes, backgrounds, drawings and chart marks.
    ///
    /// ```swift
    /// Text("Title").foregroundStyle(.blue.shadow(.drop(radius: 2, y: 1)))
    /// ```
    ///
    /// On a page, this is a CSS filter of the painted element. Through a translucent `background(_:)`, the shadow of the view in front of
    /// it is visible, too. The shadow is ignored where only the color of a style is used: in `tint(_:)`, bars and legends.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ForegroundStyle {
    /// The shadows, from first to last.
    var shadows: [ShadowStyle] {
        guard case .shadowed(let style, let shadow) = self else { return [] }
        return style.shadows + [shadow]
    }

    /// The shadows as effects of a drawing operation.
    package var effects: [GraphicEffect] { shadows.map(\.effect) }

    /// The paint without shadows.
    var unshadowed: ForegroundStyle {
        guard case .shadowed(let style, _) = self else { return self }
        return style.unshadowed
    }

    /// Returns the paint with additional shadows.
    func adding(_ shadows: [ShadowStyle]) -> ForegroundStyle { shadows.reduce(self) { .shadowed($0, $1) } }

    /// Whether the paint depends on the environment.
    var isResolved: Bool {
        if case .resolved = unshadowed { true } else { false }
    }
}
