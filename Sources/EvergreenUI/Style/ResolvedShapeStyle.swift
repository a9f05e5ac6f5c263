import EvergreenDocument

/// A style that must be resolved with the environment, such as a custom style.
package struct ResolvedShapeStyle: Sendable {
    private let style: any ShapeStyle

    init(_ style: some ShapeStyle) {
        self.style = style
    }

    /// Returns the paint in an environment. A style that resolves to itself is clear.
    func resolve(in environment: EnvironmentValues) -> ForegroundStyle {
        var paint = Self.resolve(style, in: environment)
        var shadows: [ShadowStyle] = []
        for _ in 0..<Self.maxResolutionDepth {
            shadows = paint.shadows + shadows
            guard case .resolved(let next) = paint.unshadowed else { return paint.unshadowed.adding(shadows) }
            paint = Self.resolve(next.style, in: environment)
        }
        return .color(.clear)
    }

    /// The maximum depth of styles that resolve to other styles.
    private static let maxResolutionDepth = 16

    private static func resolve(_ style: some ShapeStyle, in environment: EnvironmentValues) -> ForegroundStyle {
        style.resolve(in: environment).foreground
    }
}

extension ResolvedShapeStyle: Hashable {
    /// Styles that are not `Equatable` are always unequal. Their paints are compared instead.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        guard let style = lhs.style as? any Equatable else { return false }
        return style.equals(rhs.style)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}

/// The paint of a style.
public struct _StylePaint: Sendable {
    let style: ForegroundStyle
}

extension Never: ShapeStyle {
    /// A primitive style.
    public typealias Resolved = Never

    public var _color: Color { .clear }
}

extension ForegroundStyle {
    /// Returns the color or gradient in an environment.
    package func resolved(in environment: EnvironmentValues) -> ForegroundStyle {
        switch self {
        case .color, .gradient: self
        case .resolved(let style): style.resolve(in: environment)
        case .shadowed(let style, let shadow): .shadowed(style.resolved(in: environment), shadow)
        }
    }
}

/// A style value of a paint that may depend on the environment.
struct PaintModifier: ElementModifier {
    let style: ForegroundStyle
    let value: @MainActor (ForegroundStyle) -> StyleValue

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        let style = style.resolved(in: environment)
        modifiers.style.insert(contentsOf: [value(style)] + style.shadows.compactMap(\.value), at: 0)
    }
}

/// A view whose content depends on a resolved paint.
struct PaintedView<Content: View>: View {
    let style: ForegroundStyle
    let content: @MainActor (ForegroundStyle) -> Content
    @Environment(\.self) private var environment

    init(style: ForegroundStyle, content: @escaping @MainActor (ForegroundStyle) -> Content) {
        self.style = style
        self.content = content
    }

    var body: some View { content(style.resolved(in: environment)) }
}
