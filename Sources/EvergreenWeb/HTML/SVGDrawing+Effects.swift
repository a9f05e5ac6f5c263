import EvergreenDocument

/// Effects as filters and masks of SVG. Not as those of CSS: Safari has none of these on what is within an SVG.
extension SVGDrawing {
    /// A node in one group for each effect.
    ///
    /// - Parameter box: What the node paints; nil for what is not known.
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
            case .blur, .shadow, .colors, .multiplication, .stencil, .alphaThreshold:
                box = box?.grown(by: effect.reach)
                node = filtered(node, effect.primitives, in: box)
            }
        }
        return node
    }

    /// A filter for any element, with half of its size around it.
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

    /// Where an effect is seen. In parts of the node, a straight line would have no region at all.
    private static func region(_ box: GraphicRect?) -> [HTML.Attribute] {
        guard let box else {
            return [.init(.x, "-50%"), .init(.y, "-50%"), .init(.width, "200%"), .init(.height, "200%")]
        }
        return attributes(of: box)
    }
}

extension GraphicEffect {
    /// How far it paints beyond the graphics.
    var reach: Double {
        switch self {
        case .blur(let radius): 3 * radius
        case .shadow(_, let radius, let x, let y): 1.5 * radius + max(abs(x), abs(y))
        case .opacity, .mask, .colors, .multiplication, .stencil, .alphaThreshold: 0
        }
    }

    /// The parts of a filter of SVG.
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
        case .colors(let matrix):
            [
                HTML(
                    .feColorMatrix,
                    [],
                    [.init(.values, matrix.factors.map { StyleClass.decimal(Double($0)) }.joined(separator: " "))]
                )
            ]
        case .multiplication(let paint):
            // Both have their components multiplied by alpha: so is what they make.
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

    /// For each alpha of eight bits, whether it is in a range.
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
