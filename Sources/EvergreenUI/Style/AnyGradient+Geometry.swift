import Foundation

extension AnyGradient {
    /// The gradient from a lighter variant of the color to the color.
    fileprivate var gradient: Gradient { Gradient(colors: [_color.mix(with: .white, by: 0.18, in: .device), _color]) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient of a color between two points. See ``Color/gradient``.
    public static func linearGradient(
        _ gradient: AnyGradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient of a color around a center. See ``Color/gradient``. Radii are in points.
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
    /// An elliptical gradient of a color around a center. See ``Color/gradient``. Radii are fractions of the width and height.
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
    /// An angular gradient of a color, clockwise between two angles. See ``Color/gradient``.
    public static func angularGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient of a color with a full turn, clockwise from an angle. See ``Color/gradient``.
    public static func conicGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
    }
}
