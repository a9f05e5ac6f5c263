import EvergreenDocument
public import Foundation

extension GraphicsContext {
    /// An image with the style for drawing it. Only the browser knows the size of an image file.
    public struct ResolvedImage {
        let source: ImageSource
        let style: [StyleValue]
        let isStencil: Bool
        /// The shading of a symbol or a template, or nil for an image with its own colors. Of a gradient, the first color is used.
        public var shading: Shading?
    }

    /// Resolves an image in the environment of the canvas. A symbol has a single color, regardless of its rendering mode.
    public func resolve(_ image: Image) -> ResolvedImage {
        let source = image.resolvedSource(in: environment)
        var style: [StyleValue] = []
        var (isSymbol, isTemplate) = (false, false)
        switch source {
        case .symbol:
            isSymbol = true
            if let font = environment.font { style.append(.font(font.description)) }
            if environment.imageScale != .medium { style.append(.imageScale(environment.imageScale.scale)) }
        case .hosted(let image): isTemplate = image.isTemplate
        case .remote, .empty, .placeholder: break
        }
        return ResolvedImage(
            source: source,
            style: style,
            isStencil: isTemplate,
            shading: isSymbol || isTemplate ? .foreground : nil
        )
    }

    /// Draws an image stretched to fill a rectangle.
    public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

    /// Draws an image stretched to fill a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        guard rect.isDrawable else { return }
        draw(image, .within(GraphicRect(rect)))
    }

    /// Draws an image in its own size. A symbol has the size that it has in text.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The position of the anchor.
    ///   - anchor: The anchor point of the image, in fractions of its size.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image in its own size. A symbol has the size that it has in text.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        guard point.isFinite, anchor.x.isFinite, anchor.y.isFinite else { return }
        draw(image, .at(GraphicPoint(point), anchor: anchor.anchor))
    }

    private func draw(_ image: ResolvedImage, _ place: ImageGraphic.Place) {
        guard isVisible else { return }
        let paint = image.shading.map { $0.color(in: environment).paint }
        record { opacity in
            var graphic = ImageGraphic(
                image.source,
                style: image.style,
                place,
                opacity: opacity,
                transform: transform.graphic
            )
            guard let paint else { return .image(graphic) }
            guard image.isStencil else {
                graphic.style.append(.foreground(paint))
                return .image(graphic)
            }
            return Graphic.image(graphic).with([.stencil(paint)])
        }
    }
}
