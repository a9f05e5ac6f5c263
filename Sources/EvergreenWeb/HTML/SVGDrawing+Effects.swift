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
            case .blur(let radius):
                box = box?.grown(by: 3 * radius)
                let blur = HTML(.feGaussianBlur, [], [.init(.stdDeviation, Self.number(max(radius, 0)))])
                node = filtered(node, blur, in: box)
            case .shadow(let paint, let radius, let x, let y):
                box = box?.grown(by: 1.5 * radius + max(abs(x), abs(y)))
                let shadow: [HTML.Attribute] = [
                    .init(.dx, Self.number(x)), .init(.dy, Self.number(y)),
                    .init(.stdDeviation, Self.number(max(radius / 2, 0))), .init(.floodColor, paint.css),
                ]
                node = filtered(node, HTML(.feDropShadow, [], shadow), in: box)
            case .mask(let graphics):
                let content = graphics.map { HTML.Content.node(self.node($0)) }
                let type: [HTML.Attribute] = [.init(.maskUnits, "userSpaceOnUse"), .init(.maskType, "alpha")]
                let mask = define(HTML(.mask, [], type + Self.region(nil), content))
                node = HTML(.g, [], [.init(.mask, mask)], [.node(node)])
            }
        }
        return node
    }

    private mutating func filtered(_ node: HTML, _ effect: HTML, in box: GraphicRect?) -> HTML {
        let attributes: [HTML.Attribute] = [
            .init(.filterUnits, "userSpaceOnUse"), .init(.colorInterpolationFilters, "sRGB"),
        ]
        let filter = define(HTML(.filter, [], attributes + Self.region(box), [.node(effect)]))
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

extension GraphicRect {
    fileprivate func grown(by length: Double) -> GraphicRect {
        let length = max(length, 0) + 1
        return GraphicRect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
    }
}
