import EvergreenDocument
import Foundation

/// The drawing context of a ``Canvas``.
///
/// A copy has its own transform, opacity and clips, and draws into the same canvas.
@MainActor
public struct GraphicsContext {
    private let recording: GraphicsRecording
    private let size: CGSize
    private var clips: [GroupGraphic.Clip] = []
    private var clipRect: CGRect
    /// The filters, the last added first.
    private var effects: [GraphicEffect] = []

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of subsequent drawing, from 0 (transparent) to 1.
    public var opacity: Double = 1
    /// The blend mode of subsequent drawing, in the canvas or the layer. On a page, CSS `mix-blend-mode`.
    public var blendMode: BlendMode = .normal
    /// The transform from the context's coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity

    init(_ recording: GraphicsRecording, _ environment: EnvironmentValues, _ size: CGSize) {
        self.recording = recording
        self.environment = environment
        self.size = size
        clipRect = CGRect(origin: .zero, size: size)
    }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, .fill(isEvenOdd: style.isEOFilled), shading, isAntialiased: style.isAntialiased)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, .stroke(style.traits), shading, isAntialiased: true)
    }

    /// Strokes a path. `lineWidth` is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(_ path: Path, _ mode: PathGraphic.Mode, _ shading: Shading, isAntialiased: Bool) {
        guard !path.isEmpty, isVisible else { return }
        record { opacity in
            let graphic = PathGraphic(
                path.outline,
                mode,
                paint: shading.paint(of: path, in: environment),
                isAntialiased: isAntialiased,
                opacity: opacity,
                transform: transform.graphic
            )
            return Graphic.path(graphic).with(shading.style(in: environment)?.effects ?? [])
        }
    }

    /// Draws a graphic, wrapped in a group if it is filtered or blended.
    func record(_ graphic: (_ opacity: Double) -> Graphic) {
        if effects.isEmpty, blendMode == .normal {
            recording.add(graphic(opacity), in: clips)
        } else {
            recording.add(group([graphic(1)]))
        }
    }

    private func group(_ graphics: [Graphic]) -> GroupGraphic {
        GroupGraphic(clips: clips, opacity: opacity, effects: effects.reversed(), blendMode: blendMode, graphics)
    }

    /// Whether drawing has a visible effect: the opacity is positive, and the transform is finite.
    var isVisible: Bool {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return opacity > 0 && numbers.allSatisfy(\.isFinite)
    }

    // MARK: Texts

    /// A text with the style for drawing it.
    public struct ResolvedText {
        let runs: [TextRun]
        /// The shading of parts without a color of their own. Of a gradient, the first color is used.
        public var shading: Shading
    }

    /// Resolves a text in the environment of the canvas. Only the browser knows its width.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(runs: text.drawnRuns(in: environment, color: nil), shading: .foreground)
    }

    /// Draws a text without wrapping, except at line breaks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The position of the anchor.
    ///   - anchor: The anchor point of the text, in fractions of its size. Its x is rounded to 0, 0.5 or 1.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text without wrapping, except at line breaks. The anchor's x is rounded to 0, 0.5 or 1.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard point.isFinite, anchor.x.isFinite, anchor.y.isFinite else { return }
        draw(text, .at(GraphicPoint(point), anchor: anchor.anchor))
    }

    /// Draws a text wrapped and clipped to a rectangle, from its top leading corner.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text wrapped and clipped to a rectangle, from its top leading corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isDrawable else { return }
        draw(text, .within(GraphicRect(rect)))
    }

    private func draw(_ text: ResolvedText, _ place: TextGraphic.Place) {
        guard isVisible, text.runs.contains(where: { !$0.text.isEmpty }) else { return }
        let color = StyleValue.foreground(text.shading.color(in: environment).paint)
        var runs = text.runs
        let shadows = runs.removeShadows() ?? text.shading.style(in: environment)?.effects ?? []
        for index in runs.indices where !runs[index].hasColor { runs[index].style.append(color) }
        record { opacity in
            let graphic = TextGraphic(runs, place, opacity: opacity, transform: transform.graphic)
            return Graphic.text(graphic).with(shadows)
        }
    }

    // MARK: Clips, filters and layers

    /// The bounding rectangle of the visible area, in the context's transformed coordinates.
    public var clipBoundingRect: CGRect { clipRect.applying(transform.inverted()) }

    /// Clips subsequent drawing to a path, in addition to previous clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        clips.append(GroupGraphic.Clip(path.outline, isEvenOdd: style.isEOFilled))
        let bounds = path.boundingRect
        clipRect =
            bounds.isNull
            ? CGRect(x: clipRect.minX, y: clipRect.minY, width: 0, height: 0)
            : clipRect.intersection(bounds)
    }

    /// Adds a filter to each path, text and layer drawn subsequently. The filter added last is applied first, as with transforms.
    ///
    /// ```swift
    /// // Circles that melt together where they are near one another.
    /// context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
    /// context.addFilter(.blur(radius: 10))
    /// context.drawLayer { layer in
    ///     for circle in circles { layer.fill(circle, with: .color(.black)) }
    /// }
    /// ```
    public mutating func addFilter(_ filter: Filter) { effects.append(filter.effect) }

    /// Draws a layer, with the opacity, filters, blend mode and clips of this context applied to the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = GraphicsRecording()
        var context = GraphicsContext(layer, environment, size)
        context.transform = transform
        context.clipRect = clipRect
        try content(&context)
        guard opacity > 0, !layer.graphics.isEmpty else { return }
        recording.add(group(layer.graphics))
    }

    // MARK: Transforms

    /// Translates subsequent drawing by a distance in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Rotates subsequent drawing around (0, 0). Positive angles are clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Prepends a transform for subsequent drawing.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
