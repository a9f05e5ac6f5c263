import EvergreenDocument

/// SVG gradients. SVG has no angular gradients and no meshes: see `SVGDrawing`.
enum SVGGradient {
    static func node(_ gradient: GradientPaint, in rect: GraphicRect) -> HTML {
        var attributes: [HTML.Attribute] = [.init(.gradientUnits, "userSpaceOnUse")]
        // Maps fractions of the rectangle to points.
        let scale = "matrix(\(rect.width) 0 0 \(rect.height) \(rect.x) \(rect.y))"
        switch gradient.geometry {
        case .linear(let from, let to):
            attributes += [
                .init(.x1, number(from.x)), .init(.y1, number(from.y)), .init(.x2, number(to.x)),
                .init(.y2, number(to.y)),
                .init(.gradientTransform, scale),
            ]
            return HTML(.linearGradient, [], attributes, stops(gradient.stops))
        case .shade:
            attributes += [
                .init(.x1, "0"), .init(.y1, "0"), .init(.x2, "0"), .init(.y2, "1"), .init(.gradientTransform, scale),
            ]
            let color = gradient.stops.first?.paint.areaCSS ?? "transparent"
            let lighter = "color-mix(in srgb,\(color) 82%,white)"
            return HTML(.linearGradient, [], attributes, [stop(lighter, at: 0), stop(color, at: 1)])
        case .radial(let center, let start, let end):
            let point = (rect.x + center.x * rect.width, rect.y + center.y * rect.height)
            attributes += [.init(.cx, SVGDrawing.number(point.0)), .init(.cy, SVGDrawing.number(point.1))]
            return radial(attributes, start, end, gradient.stops)
        case .elliptical(let center, let start, let end):
            attributes += [
                .init(.cx, number(center.x)), .init(.cy, number(center.y)), .init(.gradientTransform, scale),
            ]
            return radial(attributes, start, end, gradient.stops)
        case .angular, .mesh:
            return HTML(.linearGradient, [], attributes, stops(gradient.stops))
        }
    }

    /// A gradient that runs inwards has its colors reversed.
    private static func radial(
        _ attributes: [HTML.Attribute],
        _ start: Double,
        _ end: Double,
        _ colors: [GradientPaint.Stop]
    ) -> HTML {
        let isInward = start > end
        let colors =
            isInward ? colors.reversed().map { GradientPaint.Stop($0.paint, at: 1 - $0.location) } : colors
        let radii: [HTML.Attribute] = [
            .init(.r, number(max(start, end, 0))), .init(.fr, number(max(min(start, end), 0))),
        ]
        return HTML(.radialGradient, [], attributes + radii, stops(colors))
    }

    private static func stops(_ stops: [GradientPaint.Stop]) -> [HTML.Content] {
        stops.isEmpty ? [stop("transparent", at: 0)] : stops.map { stop($0.paint.areaCSS, at: $0.location) }
    }

    private static func stop(_ color: String, at location: Double) -> HTML.Content {
        .node(HTML(.stop, [], [.init(.offset, number(location)), .init(.stopColor, color)]))
    }

    private static func number(_ number: Double) -> String { StyleClass.decimal(number) }
}
