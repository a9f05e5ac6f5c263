import Foundation

extension Path {
    /// A subpath, started by a move or by the end of a closed subpath.
    struct Subpath {
        var start: CGPoint
        var segments: [PathSegment] = []
        /// Whether the last segment is the closing line.
        var isClosed = false
    }

    var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func segment(_ make: (CGPoint) -> PathSegment) {
            let segment = make(point)
            if current == nil { current = Subpath(start: point) }
            current?.segments.append(segment)
            point = segment.end
        }
        forEach { element in
            switch element {
            case .move(let end):
                if let current { subpaths.append(current) }
                current = Subpath(start: end)
                point = end
            case .line(let end): segment { PathSegment(from: $0, to: end) }
            case .quadCurve(let end, let control): segment { PathSegment(from: $0, to: end, control: control) }
            case .curve(let end, let control1, let control2):
                segment { PathSegment(start: $0, control1: control1, control2: control2, end: end) }
            case .closeSubpath:
                guard var closed = current else { return }
                closed.segments.append(PathSegment(from: point, to: closed.start))
                closed.isClosed = true
                subpaths.append(closed)
                point = closed.start
                current = nil
            }
        }
        if let current { subpaths.append(current) }
        return subpaths
    }

    mutating func add(_ segment: PathSegment) {
        if currentPoint != segment.start { move(to: segment.start) }
        if segment.isLine {
            addLine(to: segment.end)
        } else {
            addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }

    // MARK: Coverage

    /// The bounding rectangle of the path, excluding the control points of curves; `null` for an empty path.
    public var boundingRect: CGRect {
        CGRect(
            around: subpaths.flatMap { subpath in [subpath.start] + subpath.segments.flatMap(\.extremes) }
        )
    }

    /// Returns whether a point is inside the path. Open subpaths are treated as closed.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether to use the even-odd rule instead of the nonzero winding rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        var winding = 0
        for subpath in subpaths {
            for segment in subpath.segments { winding += segment.winding(around: p) }
            if !subpath.isClosed, let end = subpath.segments.last?.end {
                winding += PathSegment(from: end, to: subpath.start).winding(around: p)
            }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// Returns the part of the path between two fractions of its length, from 0 (start) to 1 (end).
    ///
    /// Lengths are measured along all subpaths. The result is empty unless `from` is less than `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard from.isFinite || from == -.infinity, to.isFinite || to == .infinity else { return Path() }
        let (from, to) = (max(from, 0), min(to, 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.length) }
        let whole = lengths.joined().reduce(0, +)
        guard whole > 0, whole.isFinite else { return Path() }
        let (first, last) = (from * whole, to * whole)
        var path = Path()
        var position: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let end = position + lengths.reduce(0, +)
            defer { position = end }
            guard position < last, end > first else { continue }
            var here = position
            path.move(to: subpath.start)
            for (segment, length) in zip(subpath.segments, lengths) {
                let range = (here, here + length)
                here += length
                guard range.0 < last, range.1 > first, length > 0 else { continue }
                var part = segment
                if range.1 > last { part = part.split(at: part.parameter(atLength: last - range.0)).0 }
                if range.0 < first { part = part.split(at: part.parameter(atLength: first - range.0)).1 }
                path.add(part)
            }
            if subpath.isClosed, position >= first, end <= last { path.closeSubpath() }
        }
        return path.withoutEmptySubpaths
    }

    /// The path without moves that are not followed by a segment.
    private var withoutEmptySubpaths: Path {
        var path = Path()
        var move: CGPoint?
        forEach { element in
            if case .move(let point) = element {
                move = point
            } else {
                if let move { path.move(to: move) }
                move = nil
                path.append(element)
            }
        }
        return path
    }
}
