import Foundation

extension AnyGradient {
    /// The lighter color, and the color itself.
    fileprivate var gradient: Gradient { Gradient(colors: [_color.mix(with: .white, by: 0.18, in: .device), _color]) }
}

extension ShapeStyle where Self == LinearGradient {
    /// The gradient of a color along the line between two points: see ``Color/gradient``.
    public static func linearGradient(
        _ gradient: AnyGradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// The gradient of a color on circles around a point: see ``Color/gradient``. Radii are in points.
    public static func radialGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// The gradient of a color on ellipses around a point: see ``Color/gradient``. Radii are in parts of the width and of the height.
    public static func ellipticalGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient.gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// The gradient of a color around a point, clockwise from one angle to another one: see ``Color/gradient``.
    public static func angularGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// The gradient of a color around a point, clockwise from an angle to itself: see ``Color/gradient``.
    public static func conicGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
    }
}
