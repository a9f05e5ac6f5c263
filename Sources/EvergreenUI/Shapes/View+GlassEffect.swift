import EvergreenDocument
import Foundation

/// A glass material behind a view, which blurs the content behind it.
public struct Glass: Hashable, Sendable {
    private enum Form { case regular, clear, identity }

    private let form: Form
    private var color: Color?
    private var isInteractive = false

    private init(_ form: Form) {
        self.form = form
    }

    /// The standard glass of controls.
    public static let regular = Glass(.regular)
    /// A more transparent glass for use over images.
    public static let clear = Glass(.clear)
    /// No glass.
    public static let identity = Glass(.identity)

    /// Returns the glass with a tint.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Returns a glass that reacts to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }

    /// Nil for no glass.
    fileprivate var material: Material? {
        switch form {
        case .regular: .regular
        case .clear: .ultraThin
        case .identity: nil
        }
    }

    fileprivate var tintArea: Color? { color?.opacity(0.6) }

    fileprivate var style: StyleValue? { isInteractive && form != .identity ? .pressable : nil }
}

/// The default shape of glass: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}

    /// Returns the outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

    public nonisolated var _form: _ShapeForm { Capsule()._form }
}

extension View {
    /// Adds a glass effect behind this view, in a shape.
    ///
    /// On a page, this is a ``Material`` with a bright edge. There is no refraction, and adjacent glass shapes do not merge.
    public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background {
            if let material = glass.material {
                ZStack {
                    shape.fill(material)
                    if let tint = glass.tintArea { shape.fill(tint) }
                    shape.stroke(Color.white.opacity(0.25), lineWidth: 1)
                }
            }
        }
        .modifier(StyleModifier(value: glass.style))
    }
}

/// A group of views with glass effects. On a page, the container has no effect.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameters:
    ///   - spacing: The distance at which glass shapes merge. Has no effect on a page.
    ///   - content: The views with the effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
