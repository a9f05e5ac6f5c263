import EvergreenDocument

/// Gradients in the names of style classes: the geometry and the colors, joined by `-`, such as `L500_0_500_1000-0red-1000blue`. Numbers
/// are in thousandths; `m` is a minus sign. For meshes, see `GradientNames+Mesh`.
enum GradientNames {
    /// The maximum number of colors in a gradient.
    static let limit = 32

    static func name(of gradient: GradientPaint) -> String {
        if case .mesh(let grid) = gradient.geometry { return name(of: grid, colors: gradient.stops.map(\.paint)) }
        let stops =
            gradient.stops.count <= limit ? gradient.stops : gradient.stops.prefix(limit - 1) + gradient.stops.suffix(1)
        let parts = stops.map { number($0.location) + $0.paint.className }
        return ([geometry(gradient.geometry)] + parts).joined(separator: "-")
    }

    private static func geometry(_ geometry: GradientPaint.Geometry) -> String {
        switch geometry {
        case .linear(let from, let to): "L" + numbers(from.x, from.y, to.x, to.y)
        case .radial(let center, let start, let end): "R" + numbers(center.x, center.y, start, end)
        case .elliptical(let center, let start, let end): "E" + numbers(center.x, center.y, start, end)
        case .angular(let center, let start, let end): "A" + numbers(center.x, center.y, start, end)
        case .shade, .mesh: "S"
        }
    }

    private static func numbers(_ numbers: Double...) -> String { numbers.map(number).joined(separator: "_") }

    static func number(_ number: Double) -> String {
        let thousandths = number.isFinite ? Int((min(max(number, -10_000), 10_000) * 1000).rounded()) : 0
        return (thousandths < 0 ? "m" : "") + String(thousandths.magnitude)
    }

    // MARK: Parsing

    /// Returns nil for any name that `name(of:)` does not produce.
    static func gradient(named name: some StringProtocol) -> GradientPaint? {
        if name.hasPrefix("M") { return mesh(named: name) }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count <= limit + 1, let geometry = geometry(named: first) else {
            return nil
        }
        var stops: [GradientPaint.Stop] = []
        for part in parts.dropFirst() {
            let sign = part.hasPrefix("m") ? 1 : 0
            let digits = part.dropFirst(sign).prefix { $0.isASCII && $0.isNumber }
            guard let location = value(part.prefix(sign + digits.count)),
                let paint = Paint(className: String(part.dropFirst(sign + digits.count)))
            else { return nil }
            stops.append(GradientPaint.Stop(paint, at: location))
        }
        let gradient = GradientPaint(geometry, stops: stops)
        return self.name(of: gradient) == String(name) ? gradient : nil
    }

    private static func geometry(named name: some StringProtocol) -> GradientPaint.Geometry? {
        if name == "S" { return .shade }
        let numbers = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false).compactMap { value($0) }
        guard numbers.count == 4 else { return nil }
        let point = StyleAnchor(x: numbers[0], y: numbers[1])
        return switch name.first {
        case "L": .linear(from: point, to: StyleAnchor(x: numbers[2], y: numbers[3]))
        case "R": .radial(center: point, start: numbers[2], end: numbers[3])
        case "E": .elliptical(center: point, start: numbers[2], end: numbers[3])
        case "A": .angular(center: point, start: numbers[2], end: numbers[3])
        default: nil
        }
    }

    static func value(_ text: some StringProtocol) -> Double? {
        let isNegative = text.hasPrefix("m")
        guard let thousandths = Int(text.dropFirst(isNegative ? 1 : 0)), thousandths >= 0 else { return nil }
        return Double(isNegative ? -thousandths : thousandths) / 1000
    }

    // MARK: CSS

    /// The gradient as a CSS image.
    static func css(of gradient: GradientPaint) -> String {
        switch gradient.geometry {
        case .shade:
            let color = gradient.stops.first?.paint.areaCSS ?? "transparent"
            return "linear-gradient(color-mix(in srgb,\(color) 82%,white),\(color))"
        case .linear(let from, let to):
            return linear(from, to, gradient.stops)
        case .radial(let center, let start, let end):
            let stops = list(gradient.stops) { "\(decimal(start + $0 * (end - start)))px" }
            return "radial-gradient(circle at \(position(center)),\(stops))"
        case .elliptical(let center, let start, let end):
            let stops = list(gradient.stops) { percent(start + $0 * (end - start)) }
            return "radial-gradient(100% 100% at \(position(center)),\(stops))"
        case .angular(let center, let start, let end):
            let stops = list(gradient.stops) { "\(decimal($0 * (end - start)))deg" }
            // CSS measures angles from the top.
            return "conic-gradient(from \(decimal(start + 90))deg at \(position(center)),\(stops))"
        case .mesh(let grid):
            return MeshImage(grid, colors: gradient.stops.map(\.paint)).css
        }
    }

    /// The colors of a gauge, along a bar and along the three quarters of a ring.
    static func gaugeColors(of gradient: GradientPaint) -> String {
        let stops = gradient.stopsAlongLine
        return "--bar-colors:\(list(stops) { percent($0) });--ring-colors:\(list(stops) { percent($0 * 0.75) })"
    }

    /// Along an edge or between two corners. The color stops are mapped to the locations of both points along that direction, from 0 to 1.
    private static func linear(_ from: StyleAnchor, _ to: StyleAnchor, _ stops: [GradientPaint.Stop]) -> String {
        let (width, height) = (to.x - from.x, to.y - from.y)
        let side = width == 0 ? "" : width > 0 ? "right" : "left"
        let end = height == 0 ? "" : height > 0 ? "bottom" : "top"
        // Without a direction, the last color fills the area.
        guard !(side.isEmpty && end.isEmpty) else {
            let color = stops.last?.paint.areaCSS ?? "transparent"
            return "linear-gradient(\(color),\(color))"
        }
        func place(_ point: StyleAnchor) -> Double {
            let across = side.isEmpty ? 0 : side == "right" ? point.x : 1 - point.x
            let down = end.isEmpty ? 0 : end == "bottom" ? point.y : 1 - point.y
            return (across + down) / (side.isEmpty || end.isEmpty ? 1 : 2)
        }
        let (start, distance) = (place(from), place(to) - place(from))
        let direction = [end, side].filter { !$0.isEmpty }.joined(separator: " ")
        return "linear-gradient(to \(direction),\(list(stops) { percent(start + $0 * distance) }))"
    }

    private static func list(_ stops: [GradientPaint.Stop], _ place: (Double) -> String) -> String {
        // A CSS gradient needs at least two colors.
        let all = stops.isEmpty ? [GradientPaint.Stop(.semantic(.clear, opacity: 1), at: 0)] : stops
        let places = (all.count == 1 ? all + all : all).map { "\($0.paint.areaCSS) \(place($0.location))" }
        return places.joined(separator: ",")
    }

    private static func position(_ point: StyleAnchor) -> String { "\(percent(point.x)) \(percent(point.y))" }
    private static func percent(_ part: Double) -> String { decimal(part * 100) + "%" }
    private static func decimal(_ number: Double) -> String { StyleClass.decimal(number) }
}

extension GradientPaint {
    /// The stops of a gauge. Those of a mesh are the colors of its points, evenly spaced.
    fileprivate var stopsAlongLine: [Stop] {
        guard case .mesh(let grid) = geometry else { return stops }
        let last = Double(max(grid.points.count - 1, 1))
        return stops.prefix(grid.points.count).enumerated().map { Stop($1.paint, at: Double($0) / last) }
    }
}
