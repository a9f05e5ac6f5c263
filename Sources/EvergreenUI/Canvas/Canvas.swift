import EvergreenDocument
import Foundation

/// A drawing that a closure makes.
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
/// It takes the space that it is offered, and is SVG on a page. The closure knows the size at once if a `frame` right around the canvas says
/// it. Otherwise it draws for an estimate, scaled to the space, and again once the browser has measured that, and with each change by a
/// point or more. It also runs when what it has read has changed, and with the body that it is in: a page gets what differs. It draws what
/// a page can, which is all of its context.
///
/// Assistive technology passes over a canvas without an `accessibilityLabel`.
public struct Canvas: ElementView {
    /// Draws into a context, for a size in points.
    public var renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

    /// Whether the drawing covers all of its space, as the app promises.
    public var isOpaque: Bool
    /// How colors are mixed.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may be shown later than the views beside it. A page shows it with them.
    public var rendersAsynchronously: Bool

    /// A drawing.
    ///
    /// - Parameters:
    ///   - opaque: Whether the drawing covers all of its space. It tunes a device, and makes no difference on a page.
    ///   - colorMode: How colors are mixed.
    ///   - rendersAsynchronously: Whether the drawing may be shown later than the views beside it. A page shows it with them.
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
        // What the closure reads of models is observed as what a body reads.
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
