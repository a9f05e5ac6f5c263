/// A gradient that sweeps clockwise around a center.
public struct AngularGradient: _GradientView {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    /// Creates a gradient between two angles. The angle zero points to the right.
    public nonisolated init(
        gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates a gradient of evenly spaced colors between two angles. The angle zero points to the right.
    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of color stops between two angles. The angle zero points to the right.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient with a full turn, starting at an angle.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient,
            center: center,
            startAngle: angle,
            endAngle: Angle(degrees: angle.degrees + 360)
        )
    }

    /// Creates a gradient of evenly spaced colors with a full turn, starting at an angle.
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of color stops with a full turn, starting at an angle.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public nonisolated var _paint: _Gradient {
        _Gradient(
            gradient,
            .angular(center: center.anchor, start: startAngle.degrees, end: endAngle.degrees)
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient between two angles. The angle zero points to the right.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of evenly spaced colors between two angles. The angle zero points to the right.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient with a full turn, starting at an angle.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// A gradient of evenly spaced colors with a full turn, starting at an angle.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
