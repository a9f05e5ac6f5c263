import EvergreenDocument

/// Images and symbols in a drawing.
enum SVGImage {
    /// The size of a symbol relative to the font size, as in text.
    private static let symbolSize = 1.25
    /// The original size of a symbol that is stretched.
    private static let unit = 24.0

    static func node(_ image: ImageGraphic) -> HTML {
        let common = SVGDrawing.opacity(image.opacity) + SVGDrawing.transform(image.transform)
        return HTML(.g, [], common, [.node(placed(image))])
    }

    private static func placed(_ image: ImageGraphic) -> HTML {
        switch image.source {
        case .symbol(let name, _): symbol(name, image)
        case .hosted(let hosted):
            hosted.files.last.flatMap { file in
                file.address.map { picture($0, scale: file.scale, image.place) }
            } ?? missing(image.place)
        case .remote(let address, let scale): picture(address, scale: scale, image.place)
        case .empty: HTML(.g, [])
        case .placeholder: missing(image.place)
        }
    }

    /// Symbols in text are not mirrored: a drawing is the same in all languages.
    private static func symbol(_ name: String, _ image: ImageGraphic) -> HTML {
        let classes = StyleLayers(image.style, ownsBox: false, canWrap: false).inner
        let address = HTML.Attribute(.href, Symbols.address(of: name))
        switch image.place {
        case .within(let rect):
            let length = SVGDrawing.number(unit)
            let move = GraphicTransform(
                a: rect.width / unit,
                b: 0,
                c: 0,
                d: rect.height / unit,
                tx: rect.x,
                ty: rect.y
            )
            let place = [address, .init(.width, length), .init(.height, length)] + SVGDrawing.transform(move)
            return HTML(.use, classes, place)
        case .at(let point, let anchor):
            let size = symbolSize * scale(in: image.style)
            let place: [HTML.Attribute] = [
                address, .init(.x, em(-size * anchor.x)), .init(.y, em(-size * anchor.y)), .init(.width, em(size)),
                .init(.height, em(size)),
            ]
            let move = GraphicTransform(a: 1, b: 0, c: 0, d: 1, tx: point.x, ty: point.y)
            return HTML(.g, [], SVGDrawing.transform(move), [.node(HTML(.use, classes, place))])
        }
    }

    private static func scale(in style: [StyleValue]) -> Double {
        for case .imageScale(let scale) in style {
            switch scale {
            case .small: return 0.8
            case .medium: return 1
            case .large: return 1.3
            }
        }
        return 1
    }

    private static func em(_ length: Double) -> String { "\(StyleClass.decimal(length))em" }

    private static func picture(_ address: String, scale: Double, _ place: ImageGraphic.Place) -> HTML {
        let source: [HTML.Attribute] = [.init(.href, address), .init(.preserveAspectRatio, "none")]
        switch place {
        case .within(let rect): return HTML(.image, [], source + SVGDrawing.attributes(of: rect))
        case .at(let point, let anchor):
            // Only the browser knows the size, so the offset is a fraction of the image.
            var classes: ClassList = ["hung"]
            classes.insert(anchor)
            let part = 1 / max(scale, 0.01)
            let move = GraphicTransform(a: part, b: 0, c: 0, d: part, tx: point.x, ty: point.y)
            return HTML(.g, [], SVGDrawing.transform(move), [.node(HTML(.image, classes, source))])
        }
    }

    /// A gray placeholder.
    private static func missing(_ place: ImageGraphic.Place) -> HTML {
        guard case .within(let rect) = place else { return HTML(.g, []) }
        let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
        var outline = Outline()
        outline.append(.move(GraphicPoint(x: rect.x, y: rect.y)))
        outline.append(.line(GraphicPoint(x: right, y: rect.y)))
        outline.append(.line(GraphicPoint(x: right, y: bottom)))
        outline.append(.line(GraphicPoint(x: rect.x, y: bottom)))
        outline.append(.close)
        return HTML(.path, [], [.init(.d, SVGDrawing.data(outline)), .init(.fill, "var(--fill)")])
    }
}

extension ImageGraphic {
    /// The bounds of the image; nil for its own size, which only the browser knows.
    var paintedBox: GraphicRect? {
        guard case .within(let rect) = place, transform == .identity else { return nil }
        return rect
    }
}
