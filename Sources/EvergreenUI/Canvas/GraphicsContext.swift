import EvergreenDocument
import Foundation

/// What a ``Canvas`` draws into.
///
/// A copy has a transform, an opacity and clips of its own, and draws into the same canvas.
@MainActor
public struct GraphicsContext {
    private let recording: GraphicsRecording
    private let size: CGSize
    private var clips: [GroupGraphic.Clip] = []
    private var clipRect: CGRect
    /// The last one comes first.
    private var effects: [GraphicEffect] = []

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The opacity of what is drawn from now on, from 0 (transparent) to 1.
    public var opacity: Double = 1
    /// How what is drawn from now on is mixed with what is behind it in the canvas, or in the layer. On a page, CSS `mix-blend-mode`.
    public var blendMode: BlendMode = .normal
    /// What the points of paths and texts are taken to those of the canvas by.
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

    /// Draws a path as a line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, .stroke(style.traits), shading, isAntialiased: true)
    }

    /// Draws a path as a line. `lineWidth` is in points.
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

    /// Draws a graphic, or a group for what is filtered or mixed with what is behind it.
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

    /// Whether anything can be seen of what is drawn, and its numbers are any.
    var isVisible: Bool {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return opacity > 0 && numbers.allSatisfy(\.isFinite)
    }

    // MARK: Texts

    /// A text with the style that it is drawn in.
    public struct ResolvedText {
        let runs: [TextRun]
        /// What the parts of the text without a color of their own are painted with. Of a gradient, a text has the first color.
        public var shading: Shading
    }

    /// A text in the environment of the canvas. How wide it is, only the browser knows.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(runs: text.drawnRuns(in: environment, color: nil), shading: .foreground)
    }

    /// Draws a text on one line, or on as many as it has line breaks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: Where the anchor is.
    ///   - anchor: A point of the text, in parts of its size. Of x, the nearest of 0, 0.5 and 1 applies.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text on one line, or on as many as it has line breaks. Of the anchor's x, the nearest of 0, 0.5 and 1 applies.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        guard point.isFinite, anchor.x.isFinite, anchor.y.isFinite else { return }
        draw(text, .at(GraphicPoint(point), anchor: anchor.anchor))
    }

    /// Draws a text within a rectangle, from its upper leading corner, on as many lines as it takes. What has no space is not seen.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text within a rectangle, from its upper leading corner, on as many lines as it takes. What has no space is not seen.
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

    /// The smallest rectangle that contains all that can be seen, in points of the transformed context.
    public var clipBoundingRect: CGRect { clipRect.applying(transform.inverted()) }

    /// Has what is drawn from now on be seen within a path only, and within the clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        clips.append(GroupGraphic.Clip(path.outline, isEvenOdd: style.isEOFilled))
        let bounds = path.boundingRect
        clipRect =
            bounds.isNull
            ? CGRect(x: clipRect.minX, y: clipRect.minY, width: 0, height: 0)
            : clipRect.intersection(bounds)
    }

    /// Filters each path, text and layer that is drawn from now on. Of several filters, the one that has been added last comes first, as
    /// with transforms.
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

    /// Draws what a closure draws as a whole, with the opacity, the filters, the blend mode and the clips of this context.
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

    /// Moves what is drawn from now on, by a distance in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Rotates what is drawn from now on: clockwise about (0, 0), by a positive angle.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Transforms what is drawn from now on, before the transform so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}
