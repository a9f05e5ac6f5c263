import Foundation

extension Path {
    /// Adds a circular arc, preceded by a line from the current point to the start of the arc.
    ///
    /// The angle zero points to the right. As in Core Graphics, `clockwise` refers to coordinates in which the y axis points up. In a view,
    /// `false` draws the arc clockwise. An arc of more than a full turn is a circle.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if clockwise ? delta <= -turn : delta >= turn {
            delta = clockwise ? -turn : turn
        } else {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if clockwise, delta > 0 { delta -= turn }
            if !clockwise, delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: .radians(delta),
            transform: transform
        )
    }

    /// Adds a circular arc with a relative angle, preceded by a line from the current point to the start of the arc.
    ///
    /// In a view, a positive `delta` draws the arc clockwise. The arc is limited to a hundred turns.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite, radius.isFinite, center.isFinite else { return }
        let limit = 200 * Double.pi
        let delta = min(max(delta.radians, -limit), limit)
        func point(_ angle: Double, _ x: Double = 1, _ y: Double = 0) -> CGPoint {
            // (x, y) in a coordinate system whose x axis has that angle.
            CGPoint(
                x: center.x + radius * CGFloat(cos(angle) * x - sin(angle) * y),
                y: center.y + radius * CGFloat(sin(angle) * x + cos(angle) * y)
            )
            .applying(transform)
        }
        let start = point(startAngle.radians)
        if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
        let count = Int((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = delta / Double(count)
        // The distance of the control points for which the middle of the curve is on the circle.
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = startAngle.radians + step * Double(index)
            let to = startAngle.radians + step * Double(index + 1)
            addCurve(to: point(to), control1: point(from, 1, reach), control2: point(to, 1, -reach))
        }
    }

    /// Adds a line and a circular arc that is tangent to two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`.
    ///
    /// If there is no such arc, adds a line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
        let origin = currentPoint.applying(transform.inverted())
        let (x1, y1) = (Double(origin.x - tangent1End.x), Double(origin.y - tangent1End.y))
        let (x2, y2) = (Double(tangent2End.x - tangent1End.x), Double(tangent2End.y - tangent1End.y))
        let (length1, length2) = (hypot(x1, y1), hypot(x2, y2))
        let cross = x1 * y2 - y1 * x2
        guard radius > 0, length1 > 0, length2 > 0, abs(cross) > 1e-12 * length1 * length2 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let corner = acos(min(max((x1 * x2 + y1 * y2) / (length1 * length2), -1), 1))
        // The distances from the corner to the tangent points and to the center.
        let distance = Double(radius) / tan(corner / 2)
        let toCenter = Double(radius) / sin(corner / 2)
        let (mx, my) = (x1 / length1 + x2 / length2, y1 / length1 + y2 / length2)
        let middle = hypot(mx, my)
        let center = CGPoint(
            x: tangent1End.x + CGFloat(mx / middle * toCenter),
            y: tangent1End.y + CGFloat(my / middle * toCenter)
        )
        func angle(_ x: Double, _ y: Double, _ length: Double) -> Double {
            let touch = CGPoint(
                x: tangent1End.x + CGFloat(x / length * distance),
                y: tangent1End.y + CGFloat(y / length * distance)
            )
            return atan2(Double(touch.y - center.y), Double(touch.x - center.x))
        }
        let start = angle(x1, y1, length1)
        addArc(
            center: center,
            radius: radius,
            startAngle: .radians(start),
            endAngle: .radians(angle(x2, y2, length2)),
            clockwise: cross > 0,
            transform: transform
        )
    }
}
