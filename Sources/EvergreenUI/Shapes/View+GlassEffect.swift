import EvergreenDocument
import Foundation

/// A pane of glass behind a view: what is behind it shines through, blurred.
public struct Glass: Hashable, Sendable {
    private enum Form { case regular, clear, identity }

    private let form: Form
    private var color: Color?
    private var isInteractive = false

    private init(_ form: Form) {
        self.form = form
    }

    /// That of controls.
    public static let regular = Glass(.regular)
    /// More transparent, for what is over pictures.
    public static let clear = Glass(.clear)
    /// None.
    public static let identity = Glass(.identity)

    /// Tints the glass.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Has the view give way a little to a press.
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

/// The shape of glass without one of its own: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}

    /// The outline of the shape in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

    public nonisolated var _form: _ShapeForm { Capsule()._form }
}

extension View {
    /// Puts a pane of glass behind this view, in a shape.
    ///
    /// On a page, a ``Material`` with a bright edge: nothing is refracted, and panes do not flow together.
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

/// Views with glass that belong together. On a page, they are drawn as without it.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameters:
    ///   - spacing: How near to one another panes flow together: not on a page.
    ///   - content: The views with the effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}
