import EvergreenDocument

/// Graphics as SVG nodes, with the definitions that they refer to.
struct SVGDrawing {
    private var definitions: [HTML.Content] = []
    private var nodes: [HTML.Content] = []
    /// The prefix of definition ids.
    private let name: String
    private let keepsLines: Bool

    /// - Parameters:
    ///   - graphics: The graphics, from back to front.
    ///   - name: The prefix of definition ids.
    ///   - keepsLines: Whether lines keep their width when the drawing is scaled.
    init(_ graphics: [Graphic], name: String, keepsLines: Bool = false) {
        self.name = name
        self.keepsLines = keepsLines
        nodes = graphics.map { .node(node($0)) }
    }

    /// A node with effects.
    init(_ effects: [GraphicEffect], on node: HTML, name: String) {
        self.init([], name: name)
        nodes = [.node(applying(effects, to: node, in: nil))]
    }

    /// The definitions and the graphics.
    var content: [HTML.Content] {
        let definitions: [HTML.Content] =
            definitions.isEmpty ? [] : [.node(HTML(.defs, [], [], definitions))]
        return definitions + nodes
    }

    // MARK: Graphics

    mutating func node(_ graphic: Graphic) -> HTML {
        switch graphic {
        case .path(let path): node(path)
        case .text(let text): SVGText.node(text)
        case .image(let image): SVGImage.node(image)
        case .group(let group): node(group)
        }
    }

    private mutating func node(_ group: GroupGraphic) -> HTML {
        var node = HTML(.g, [], [], group.graphics.map { .node(self.node($0)) })
        if !group.effects.isEmpty {
            node = HTML(.g, [], [], [.node(applying(group.effects, to: node, in: group.graphics.paintedBox))])
        }
        node.attributes += Self.opacity(group.opacity)
        for clip in group.clips.reversed() {
            let reference = define(HTML(.clipPath, [], [], [.node(Self.clip(clip))]))
            let attribute = HTML.Attribute(.clipPath, reference)
            if node.attributes.contains(where: { $0.name == .clipPath }) {
                node = HTML(.g, [], [attribute], [.node(node)])
            } else {
                node.attributes.append(attribute)
            }
        }
        if group.blendMode != .normal { node.classes.insert(group.blendMode.className) }
        return node
    }

    private mutating func node(_ path: PathGraphic) -> HTML {
        let common = Self.opacity(path.opacity) + Self.transform(path.transform)
        if case .gradient(let gradient, let rect) = path.paint, gradient.isCSSOnly {
            return masked(path, gradient, in: rect, common)
        }
        let paint =
            switch path.paint {
            case .color(let paint): path.isStroke ? paint.css : paint.areaCSS
            case .gradient(let gradient, let rect): define(SVGGradient.node(gradient, in: rect))
            }
        return HTML(.path, [], outline(of: path, paint: paint) + common)
    }

    private func outline(of path: PathGraphic, paint: String) -> [HTML.Attribute] {
        var attributes: [HTML.Attribute] = [.init(.d, Self.data(path.outline))]
        switch path.mode {
        case .fill(let isEvenOdd):
            attributes.append(.init(.fill, paint))
            if isEvenOdd { attributes.append(.init(.fillRule, "evenodd")) }
        case .stroke(let line):
            attributes += [
                .init(.fill, "none"), .init(.stroke, paint), .init(.strokeWidth, Self.number(max(line.width, 0))),
            ]
            attributes += Self.attributes(of: line)
            if keepsLines { attributes.append(.init(.vectorEffect, "non-scaling-stroke")) }
        }
        if !path.isAntialiased { attributes.append(.init(.shapeRendering, "crispEdges")) }
        return attributes
    }

    /// The attributes that differ from SVG's defaults.
    private static func attributes(of line: LineTraits) -> [HTML.Attribute] {
        var attributes: [HTML.Attribute] = []
        if line.cap != .butt { attributes.append(.init(.strokeLineCap, line.cap.rawValue)) }
        if line.join != .miter { attributes.append(.init(.strokeLineJoin, line.join.rawValue)) }
        if line.join == .miter, line.miterLimit != 4 {
            attributes.append(.init(.strokeMiterLimit, number(max(line.miterLimit, 1))))
        }
        // A line with an invalid dash pattern is solid.
        if line.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), line.dash.contains(where: { $0 > 0 }) {
            attributes.append(.init(.strokeDashArray, line.dash.map(number).joined(separator: " ")))
            if line.dashPhase != 0 { attributes.append(.init(.strokeDashOffset, number(line.dashPhase))) }
        }
        return attributes
    }

    /// For a gradient that SVG does not have: it is painted on a box that is masked by the path.
    private mutating func masked(
        _ path: PathGraphic,
        _ gradient: GradientPaint,
        in rect: GraphicRect,
        _ common: [HTML.Attribute]
    ) -> HTML {
        let box = gradient.box(of: path, in: rect)
        let shape = HTML(.path, [], outline(of: path, paint: "#fff"))
        let units = [HTML.Attribute(.maskUnits, "userSpaceOnUse")]
        let reference = define(HTML(.mask, [], units + Self.attributes(of: box), [.node(shape)]))
        var classes: ClassList = ["painted"]
        classes.insert(StyleClass(.background, gradient.moved(from: rect, to: box)))
        return HTML(
            .foreignObject,
            [],
            Self.attributes(of: box) + [.init(.mask, reference)] + common,
            [.node(HTML(.div, classes))]
        )
    }

    static func attributes(of rect: GraphicRect) -> [HTML.Attribute] {
        [
            .init(.x, number(rect.x)), .init(.y, number(rect.y)), .init(.width, number(rect.width)),
            .init(.height, number(rect.height)),
        ]
    }

    mutating func define(_ node: HTML) -> String {
        let id = "\(name)-\(definitions.count)"
        var node = node
        node.attributes.insert(.init(.id, id), at: 0)
        definitions.append(.node(node))
        return "url(#\(id))"
    }

    // MARK: Attributes

    static func clip(_ clip: GroupGraphic.Clip) -> HTML {
        let rule: [HTML.Attribute] = clip.isEvenOdd ? [.init(.clipRule, "evenodd")] : []
        return HTML(.path, [], [.init(.d, data(clip.outline))] + rule)
    }

    static func opacity(_ opacity: Double) -> [HTML.Attribute] {
        opacity < 1 ? [.init(.opacity, number(max(opacity, 0)))] : []
    }

    static func transform(_ transform: GraphicTransform) -> [HTML.Attribute] {
        guard transform != .identity else { return [] }
        let parts = [transform.a, transform.b, transform.c, transform.d].map(StyleClass.decimal)
        let all = parts + [number(transform.tx), number(transform.ty)]
        return [.init(.transform, "matrix(\(all.joined(separator: " ")))")]
    }

    /// The steps in the format of the attribute `d`.
    static func data(_ outline: Outline) -> String {
        var data = ""
        for step in outline.steps {
            switch step {
            case .move(let point): data += "M" + list(point)
            case .line(let point): data += "L" + list(point)
            case .quadCurve(let point, let control): data += "Q" + list(control, point)
            case .curve(let point, let control1, let control2): data += "C" + list(control1, control2, point)
            case .close: data += "Z"
            }
        }
        return data
    }

    private static func list(_ points: GraphicPoint...) -> String {
        points.map { list($0.x, $0.y) }.joined(separator: " ")
    }

    static func list(_ numbers: Double...) -> String { numbers.map(number).joined(separator: " ") }

    /// A number of points with three decimals, clamped to ten million.
    static func number(_ number: Double) -> String {
        guard !number.isNaN else { return "0" }
        let rounded = (min(max(number, -1e7), 1e7) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension PathGraphic {
    fileprivate var isStroke: Bool {
        if case .stroke = mode { true } else { false }
    }

    /// The bounds of everything painted.
    fileprivate var paintedBox: GraphicRect {
        var box = outline.controlBox
        if case .stroke(let line) = mode {
            // A miter join extends farther than the line width.
            let reach = max(line.width, 0) * (line.join == .miter ? min(max(line.miterLimit, 1), 4) : 1)
            box = GraphicRect(
                x: box.x - reach,
                y: box.y - reach,
                width: box.width + 2 * reach,
                height: box.height + 2 * reach
            )
        }
        return box
    }
}

extension [Graphic] {
    /// The bounds of everything painted; nil for text, whose width only the browser knows.
    fileprivate var paintedBox: GraphicRect? {
        var box: GraphicRect?
        for graphic in self {
            let own: GraphicRect?
            switch graphic {
            case .path(let path): own = path.paintedBox.transformed(by: path.transform)
            case .group(let group):
                own = group.graphics.paintedBox.map { box in group.effects.reduce(box) { $0.grown(by: $1.reach) } }
            case .text: own = nil
            case .image(let image): own = image.paintedBox
            }
            guard let own else { return nil }
            box = box.map { $0.union(own) } ?? own
        }
        return box
    }
}

extension GraphicRect {
    /// The bounds of the transformed corners.
    fileprivate func transformed(by transform: GraphicTransform) -> GraphicRect {
        guard transform != .identity else { return self }
        let (t, right, bottom) = (transform, x + width, y + height)
        let corners = [(x, y), (right, y), (x, bottom), (right, bottom)]
        let across = corners.map { t.a * $0.0 + t.c * $0.1 + t.tx }
        let down = corners.map { t.b * $0.0 + t.d * $0.1 + t.ty }
        guard let left = across.min(), let end = across.max(), let top = down.min(), let low = down.max() else {
            return self
        }
        return GraphicRect(x: left, y: top, width: end - left, height: low - top)
    }

    fileprivate func union(_ other: GraphicRect) -> GraphicRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
        return GraphicRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Outline {
    /// The bounds of all points, including control points of curves.
    fileprivate var controlBox: GraphicRect {
        let points = steps.flatMap { step -> [GraphicPoint] in
            switch step {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [point, control]
            case .curve(let point, let control1, let control2): [point, control1, control2]
            case .close: []
            }
        }
        guard let first = points.first else { return GraphicRect(x: 0, y: 0, width: 0, height: 0) }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return GraphicRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension GradientPaint {
    /// Whether CSS can draw the gradient, but SVG cannot.
    fileprivate var isCSSOnly: Bool {
        switch geometry {
        case .angular, .mesh: true
        case .linear, .radial, .elliptical, .shade: false
        }
    }

    /// The box on which the gradient is painted: the bounds of the path, or for a mesh, which ends at its edges, its own.
    fileprivate func box(of path: PathGraphic, in rect: GraphicRect) -> GraphicRect {
        if case .mesh = geometry { rect } else { path.paintedBox }
    }

    /// Returns the same angular gradient, relative to another rectangle.
    fileprivate func moved(from rect: GraphicRect, to box: GraphicRect) -> GradientPaint {
        guard case .angular(let center, let start, let end) = geometry, box.width > 0, box.height > 0 else {
            return self
        }
        let moved = StyleAnchor(
            x: (rect.x + center.x * rect.width - box.x) / box.width,
            y: (rect.y + center.y * rect.height - box.y) / box.height
        )
        return GradientPaint(.angular(center: moved, start: start, end: end), stops: stops)
    }
}
