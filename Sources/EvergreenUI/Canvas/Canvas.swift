import EvergreenDocument
import Foundation

/// A view for immediate-mode drawing by a closure.
///
/// ```swift
/// Canvas { context, size in
///     let rect = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
///     context.stroke(Path(ellipseIn: rect), with: .color(.green), lineWidth: 4)
///     context.draw(Text("Start"), at: CGPoint(x: rect.midX, y: rect.midY))
/// }
/// .frame(width: 200, height: 100)
/// ```
///
/// A canvas fills the proposed space, and becomes SVG on a page. If the immediately enclosing `frame` sets the size, the closure draws at
/// that size at once. Otherwise it first draws at an estimated size, scaled to the space, and again after the browser has measured the
/// space, for each change of a point or more. It also runs when its dependencies change, and with each evaluation of the enclosing body:
/// the page receives the differences. The context supports only what a page can draw.
///
/// Assistive technology ignores a canvas without an `accessibilityLabel`.
public struct Canvas: ElementView {
    /// Draws into a context, for a size in points.
    public var renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

    /// Whether the drawing is opaque, as the app promises.
    public var isOpaque: Bool
    /// The color space for blending.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may appear later than the rest of the page. A page ignores this.
    public var rendersAsynchronously: Bool

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing is opaque. An optimization on devices, which a page ignores.
    ///   - colorMode: The color space for blending.
    ///   - rendersAsynchronously: Whether the drawing may appear later than the rest of the page. A page ignores this.
    ///   - renderer: Draws into a context, for a size in points.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
    }
}

extension Canvas {
    package func makeNodeState() -> DrawnSize { DrawnSize() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let environment = node.environment
        // Observable state read by the closure is observed as in a body.
        return node.reading {
            let (size, space) = node.state.resolve(in: node, isStretched: false)
            let recording = GraphicsRecording()
            var context = GraphicsContext(recording, environment, size)
            renderer(&context, size)
            return .drawing(DrawingTraits(space, recording.graphics))
        }
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .resize(let measure) = event else { return false }
        node.state.take(measure, in: node)
        return true
    }
}
