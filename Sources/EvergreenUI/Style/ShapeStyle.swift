/// What a view can be painted with.
public protocol ShapeStyle: Sendable {
    /// The colour that the style has.
    var _color: Color { get }
}

extension Color: ShapeStyle {
    public var _color: Color { self }
}

extension ShapeStyle where Self == Color {
    public static var primary: Color { .primary }
    public static var secondary: Color { .secondary }
    public static var tint: Color { .accentColor }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var gray: Color { .gray }
    public static var clear: Color { .clear }
}

/// The second, third and fourth colour of a hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle {
    public let _color: Color
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quaternary: HierarchicalShapeStyle {
        HierarchicalShapeStyle(_color: Color(paint: .semantic(.quaternary, opacity: 1)))
    }

    public static var tertiary: HierarchicalShapeStyle {
        HierarchicalShapeStyle(_color: Color(paint: .semantic(.tertiary, opacity: 1)))
    }
}

private struct ForegroundColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The colour of texts and symbols that have none of their own.
    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }

    /// The colour of controls.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Paints the texts and symbols in this view.
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        environment(\.foregroundColor, style._color)
    }

    /// Paints the texts and symbols in this view; nil for the platform's own colour.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    /// Paints the controls in this view; nil for the platform's own colour.
    public func tint(_ color: Color?) -> some View {
        environment(\.tint, color)
    }

    /// Paints the controls in this view.
    public func tint(_ style: some ShapeStyle) -> some View {
        environment(\.tint, style._color)
    }
}
