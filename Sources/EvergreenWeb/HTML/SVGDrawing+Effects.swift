import EvergreenDocument

/// Effects as SVG filters and masks. CSS filters don't work on content of an SVG in Safari.
extension SVGDrawing {
    /// Returns a node nested in a group for each effect.
    ///
    /// - Parameter box: The painted bounds of the node; nil if unknown.
    mutating func applying(_ effects: [GraphicEffect], to node: HTML, in box: GraphicRect?) -> HTML {
        var (node, box) = (node, box)
        for effect in effects {
            switch effect {
            case .opacity(let opacity): node = HTML(.g, [], Self.opacity(opacity), [.node(node)])
            case .mask(let graphics):
                let content = graphics.map { HTML.Content.node(self.node($0)) }
                let type: [HTML.Attribute] = [.init(.maskUnits, "userSpaceOnUse"), .init(.maskType, "alpha")]
                let mask = define(HTML(.mask, [], type + Self.region(nil), content))
                node = HTML(.g, [], [.init(.mask, mask)], [.node(node)])
            case .blur, .shadow, .innerShadow, .colors, .multiplication, .stencil, .alphaThreshold:
                box = box?.grown(by: effect.reach)
                node = filtered(node, effect.primitives, in: box)
            }
        }
        return node
    }

    /// A filter for any element, extended by half of its size on each side.
    static func filter(_ effect: GraphicEffect, id: String) -> HTML {
        let attributes: [HTML.Attribute] = [.init(.id, id), .init(.colorInterpolationFilters, "sRGB")]
        return HTML(.filter, [], attributes + region(nil), effect.primitives.map { .node($0) })
    }

    private mutating func filtered(_ node: HTML, _ primitives: [HTML], in box: GraphicRect?) -> HTML {
        let attributes: [HTML.Attribute] = [
            .init(.filterUnits, "userSpaceOnUse"), .init(.colorInterpolationFilters, "sRGB"),
        ]
        let filter = define(HTML(.filter, [], attributes + Self.region(box), primitives.map { .node($0) }))
        return HTML(.g, [], [.init(.filter, filter)], [.node(node)])
    }

    /// The filter region. In fractions of the node, a straight line would have an empty region.
    private static func region(_ box: GraphicRect?) -> [HTML.Attribute] {
        guard let box else {
            return [.init(.x, "-50%"), .init(.y, "-50%"), .init(.width, "200%"), .init(.height, "200%")]
        }
        return attributes(of: box)
    }
}

extension GraphicEffect {
    /// The distance that it paints beyond the graphics.
    var reach: Double {
        switch self {
        case .blur(let radius): 3 * radius
        case .shadow(_, let radius, let x, let y), .innerShadow(_, let radius, let x, let y):
            1.5 * radius + max(abs(x), abs(y))
        case .opacity, .mask, .colors, .multiplication, .stencil, .alphaThreshold: 0
        }
    }

    /// The primitives of an SVG filter.
    fileprivate var primitives: [HTML] {
        switch self {
        case .opacity, .mask: []
        case .blur(let radius): [HTML(.feGaussianBlur, [], [.init(.stdDeviation, SVGDrawing.number(max(radius, 0)))])]
        case .shadow(let paint, let radius, let x, let y):
            [
                HTML(
                    .feDropShadow,
                    [],
                    [
                        .init(.dx, SVGDrawing.number(x)), .init(.dy, SVGDrawing.number(y)),
                        .init(.stdDeviation, SVGDrawing.number(max(radius / 2, 0))), .init(.floodColor, paint.css),
                    ]
                )
            ]
        case .innerShadow(let paint, let radius, let x, let y):
            // The blurred surroundings of the graphics, where they overlap the graphics.
            [
                HTML(
                    .feComponentTransfer,
                    [],
                    [],
                    [.node(HTML(.feFuncA, [], [.init(.type, "table"), .init(.tableValues, "1 0")]))]
                ),
                HTML(.feGaussianBlur, [], [.init(.stdDeviation, SVGDrawing.number(max(radius / 2, 0)))]),
                HTML(
                    .feOffset,
                    [],
                    [
                        .init(.dx, SVGDrawing.number(x)), .init(.dy, SVGDrawing.number(y)), .init(.result, "edges"),
                    ]
                ),
                HTML(.feFlood, [], [.init(.floodColor, paint.css)]),
                HTML(.feComposite, [], [.init(.in2, "edges"), .init(.operator, "in")]),
                HTML(.feComposite, [], [.init(.in2, "SourceGraphic"), .init(.operator, "atop")]),
            ]
        case .colors(let matrix):
            [
                HTML(
                    .feColorMatrix,
                    [],
                    [.init(.values, matrix.factors.map { StyleClass.decimal(Double($0)) }.joined(separator: " "))]
                )
            ]
        case .multiplication(let paint):
            // Both inputs are premultiplied by alpha, and so is the result.
            [
                HTML(.feFlood, [], [.init(.floodColor, paint.css)]),
                HTML(
                    .feComposite,
                    [],
                    [
                        .init(.in2, "SourceGraphic"), .init(.operator, "arithmetic"), .init(.k1, "1"), .init(.k2, "0"),
                        .init(.k3, "0"), .init(.k4, "0"),
                    ]
                ),
            ]
        case .stencil(let paint):
            [
                HTML(.feFlood, [], [.init(.floodColor, paint.css)]),
                HTML(.feComposite, [], [.init(.in2, "SourceGraphic"), .init(.operator, "in")]),
            ]
        case .alphaThreshold(let range, let paint):
            [
                HTML(
                    .feComponentTransfer,
                    [],
                    [.init(.result, "alpha")],
                    [
                        .node(
                            HTML(
                                .feFuncA,
                                [],
                                [.init(.type, "discrete"), .init(.tableValues, Self.steps(in: range))]
                            )
                        )
                    ]
                ),
                HTML(.feFlood, [], [.init(.floodColor, paint.css)]),
                HTML(.feComposite, [], [.init(.in2, "alpha"), .init(.operator, "in")]),
            ]
        }
    }

    /// Whether each 8-bit alpha is in the range.
    private static func steps(in range: ClosedRange<Double>) -> String {
        (0...255).map { range.contains(Double($0) / 255) ? "1" : "0" }.joined(separator: " ")
    }
}

extension GraphicRect {
    func grown(by length: Double) -> GraphicRect {
        let length = max(length, 0) + 1
        return GraphicRect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
    }
}
