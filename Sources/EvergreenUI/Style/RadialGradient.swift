import Foundation

/// A gradient on concentric circles.
public struct RadialGradient: _GradientView {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// Creates a gradient between two circles. Radii are in points.
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient of evenly spaced colors. Radii are in points.
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of color stops. Radii are in points.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public nonisolated var _paint: _Gradient {
        _Gradient(
            gradient,
            .radial(center: center.anchor, start: Double(startRadius), end: Double(endRadius))
        )
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two circles. Radii are in points.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colors. Radii are in points.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of color stops. Radii are in points.
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
