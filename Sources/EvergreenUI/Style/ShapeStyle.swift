/// A style that paints views: a color, a gradient, or a custom style.
///
/// A custom style resolves to another style in an environment:
///
/// ```swift
/// struct Ink: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.white : Color.indigo
///     }
/// }
///
/// Text("Title").foregroundStyle(Ink())
/// ```
///
/// It is resolved each time the painted view is updated.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style, which the compiler infers.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style resolved in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The color of the style, used instead of a gradient where gradients are not supported: in symbols and tints.
    var _color: Color { get }
    /// The gradient of the style; nil for a color.
    var _gradient: _Gradient? { get }
    /// The paint of texts and shapes.
    var _stylePaint: _StylePaint { get }
}

extension ShapeStyle {
    public var _gradient: _Gradient? { nil }

    public var _stylePaint: _StylePaint {
        guard Resolved.self == Never.self else { return _StylePaint(style: .resolved(ResolvedShapeStyle(self))) }
        return _StylePaint(style: _gradient.map { .gradient($0.paint) } ?? .color(_color))
    }

    /// The paint of texts and shapes.
    package var foreground: ForegroundStyle { _stylePaint.style }
}

extension ShapeStyle {
    public var _color: Color { foreground.resolved(in: EnvironmentValues()).color }
}

extension ShapeStyle where Resolved == Never {
    /// Colors and gradients are independent of the environment. Calling this method is a programming error.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a primitive style and does not resolve to another one.")
    }
}

extension Color: ShapeStyle {
    public var _color: Color { self }

    public var _stylePaint: _StylePaint { _StylePaint(style: .color(self)) }
}

extension ShapeStyle where Self == Color {
    /// The color of primary text.
    public static var primary: Color { .primary }
    /// The color of secondary text, such as captions.
    public static var secondary: Color { .secondary }
    /// The tint color of controls, set by `tint(_:)`.
    public static var tint: Color { .accentColor }
    /// Red, adapted to light and dark appearance.
    public static var red: Color { .red }
    /// Orange, adapted to light and dark appearance.
    public static var orange: Color { .orange }
    /// Yellow, adapted to light and dark appearance.
    public static var yellow: Color { .yellow }
    /// Green, adapted to light and dark appearance.
    public static var green: Color { .green }
    /// Mint, adapted to light and dark appearance.
    public static var mint: Color { .mint }
    /// Teal, adapted to light and dark appearance.
    public static var teal: Color { .teal }
    /// Cyan, adapted to light and dark appearance.
    public static var cyan: Color { .cyan }
    /// Blue, adapted to light and dark appearance.
    public static var blue: Color { .blue }
    /// Indigo, adapted to light and dark appearance.
    public static var indigo: Color { .indigo }
    /// Purple, adapted to light and dark appearance.
    public static var purple: Color { .purple }
    /// Pink, adapted to light and dark appearance.
    public static var pink: Color { .pink }
    /// Brown, adapted to light and dark appearance.
    public static var brown: Color { .brown }
    /// White in light and dark appearance.
    public static var white: Color { .white }
    /// Black in light and dark appearance.
    public static var black: Color { .black }
    /// Gray, adapted to light and dark appearance.
    public static var gray: Color { .gray }
    /// Fully transparent.
    public static var clear: Color { .clear }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    public let _stylePaint: _StylePaint

    /// Creates a type-erased style.
    public init(_ style: some ShapeStyle) {
        _stylePaint = style._stylePaint
    }

    init(_stylePaint: _StylePaint) {
        self._stylePaint = _stylePaint
    }

    /// Creates a type-erased style, resolved in an environment.
    init(_ style: some ShapeStyle, resolvedIn environment: EnvironmentValues) {
        _stylePaint = _StylePaint(style: style.foreground.resolved(in: environment))
    }
}

/// A style with the color of a hierarchical level of text, such as `.tertiary`.
public struct HierarchicalShapeStyle: ShapeStyle {
    public let _color: Color

    /// Returns the style with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> HierarchicalShapeStyle {
        HierarchicalShapeStyle(_color: _color.opacity(opacity))
    }
}

extension HierarchicalShapeStyle {
    /// The color of primary text.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .primary) }
    /// The color of secondary text.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_color: .secondary) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The color of text that is less prominent than quaternary text.
    public static var quinary: HierarchicalShapeStyle {
        HierarchicalShapeStyle(_color: Color(paint: .semantic(.quaternary, opacity: 0.5)))
    }

    /// The color of text that is less prominent than tertiary text.
    public static var quaternary: HierarchicalShapeStyle {
        HierarchicalShapeStyle(_color: Color(paint: .semantic(.quaternary, opacity: 1)))
    }

    /// The color of text that is less prominent than secondary text.
    public static var tertiary: HierarchicalShapeStyle {
        HierarchicalShapeStyle(_color: Color(paint: .semantic(.tertiary, opacity: 1)))
    }
}

/// The window's background color, or the style set by `backgroundStyle(_:)`. Used for `.background`.
public struct BackgroundStyle: ShapeStyle, Equatable {
    /// Creates the background style.
    public init() {}

    public var _color: Color { Color(paint: .semantic(.background, opacity: 1)) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The window's background color in the view's appearance, or the style set by `backgroundStyle(_:)`.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The paint of texts, symbols and shapes.
package enum ForegroundStyle: Hashable, Sendable {
    case color(Color)
    indirect case gradient(GradientPaint)
    /// A style that depends on the environment.
    indirect case resolved(ResolvedShapeStyle)
    indirect case shadowed(ForegroundStyle, ShadowStyle)

    /// The color, or the first color of the gradient.
    package var color: Color {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.firstColor
        case .resolved(let style): style.resolve(in: EnvironmentValues()).color
        case .shadowed(let style, _): style.color
        }
    }

    /// The paint as a style value of a background, without shadows.
    var area: StyleValue {
        switch self {
        case .color(let color): .background(color.paint)
        case .gradient(let gradient): .gradient(gradient)
        case .resolved(let style): style.resolve(in: EnvironmentValues()).area
        case .shadowed(let style, _): style.area
        }
    }
}

private struct ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: ForegroundStyle? { nil }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct TintGradientKey: EnvironmentKey {
    static var defaultValue: GradientPaint? { nil }
}

private struct SettingTint: EnvironmentWrite {
    let style: ForegroundStyle

    func write(to environment: inout EnvironmentValues) {
        let style = style.resolved(in: environment)
        environment.tint = style.color
        if case .gradient(let gradient) = style.unshadowed { environment.tintGradient = gradient }
    }
}

extension EnvironmentValues {
    /// The default foreground style of texts, symbols and shapes.
    var foregroundStyle: ForegroundStyle? {
        get { leveled(self[ForegroundStyleKey.self]) }
        set {
            self[ForegroundStyleKey.self] = newValue
            // A new style resets the hierarchical levels.
            if newValue?.level == nil, foregroundLevels != nil { foregroundLevels = nil }
        }
    }

    /// The tint color of controls.
    var tint: Color? {
        get { self[TintKey.self] }
        set {
            self[TintKey.self] = newValue
            if tintGradient != nil { tintGradient = nil }
        }
    }

    /// The gradient of gauges; nil for a solid tint.
    var tintGradient: GradientPaint? {
        get { self[TintGradientKey.self] }
        set { self[TintGradientKey.self] = newValue }
    }
}

extension View {
    /// Sets the color or gradient of the texts and shapes in this view. Each text spans the entire gradient. Symbols use its first color.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        environment(\.foregroundStyle, style.foreground)
    }

    /// Sets the color of the texts, symbols and shapes in this view; nil for the default.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { .color($0) })
    }

    /// Sets the tint color of the controls in this view; nil for the default.
    public func tint(_ color: Color?) -> some View {
        environment(\.tint, color)
    }

    /// Sets the tint color of the controls in this view; nil for the default. The older name of `tint(_:)`.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the tint of the controls in this view. For a gradient, controls use its first color, and gauges with a marker at the value use
    /// the entire gradient.
    public func tint(_ style: some ShapeStyle) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingTint(style: style.foreground))
    }
}
