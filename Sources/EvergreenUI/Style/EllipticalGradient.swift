import Foundation

/// A radial gradient on ellipses with the view's aspect ratio.
public struct EllipticalGradient: _GradientView {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadiusFraction: CGFloat
    private let endRadiusFraction: CGFloat

    /// Creates a gradient between two ellipses. Radii are fractions of the width and height.
    public nonisolated init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient of evenly spaced colors. Radii are fractions of the width and height.
    public nonisolated init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Creates a gradient of color stops. Radii are fractions of the width and height.
    public nonisolated init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    public nonisolated var _paint: _Gradient {
        _Gradient(
            gradient,
            .elliptical(
                center: center.anchor,
                start: Double(startRadiusFraction),
                end: Double(endRadiusFraction)
            )
        )
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient between two ellipses. Radii are fractions of the width and height.
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// A gradient of evenly spaced colors. Radii are fractions of the width and height.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// A gradient of color stops. Radii are fractions of the width and height.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
