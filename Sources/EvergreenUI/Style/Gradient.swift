import Foundation

/// A color gradient: an array of color stops, each with a location between 0, the start, and 1, the end.
///
/// If there are more than 32 stops, a page uses the first 31 and the last. As a shape style, the gradient runs from the top of a view to
/// the bottom.
public struct Gradient: Hashable, Sendable {
    /// A color stop of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The location of the color, from 0 (start) to 1 (end).
        public var location: CGFloat

        /// Creates a color stop at a location from 0 (start) to 1 (end).
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color space of a gradient's interpolation.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: Paint.MixingSpace

        /// Interpolates the sRGB components.
        public static let device = ColorSpace(mixing: .device)
        /// Interpolates in Oklab, a perceptually uniform color space.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// The color stops in ascending order of location.
    public var stops: [Stop]

    /// Creates a gradient of color stops in ascending order of location.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

extension Gradient: ShapeStyle {
    public var _color: Color { stops.first?.color ?? .clear }
    public var _gradient: _Gradient? {
        _Gradient(self, .linear(from: UnitPoint.top.anchor, to: UnitPoint.bottom.anchor))
    }
}

/// A gradient with its geometry.
public struct _Gradient: Hashable, Sendable {
    let paint: GradientPaint

    init(paint: GradientPaint) {
        self.paint = paint
    }

    init(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) {
        paint = GradientPaint(
            geometry,
            stops: gradient.stops.map { GradientPaint.Stop($0.color.paint, at: Double($0.location)) }
        )
    }

    init(shadeOf color: Color) {
        paint = GradientPaint(.shade, stops: [GradientPaint.Stop(color.paint, at: 0)])
    }
}

extension GradientPaint {
    /// The color of the first stop; clear if there is none.
    var firstColor: Color { stops.first.map { Color(paint: $0.paint) } ?? .clear }
}

/// The gradient of a single color. See ``Color/gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
    public let _color: Color
    public var _gradient: _Gradient? { _Gradient(shadeOf: _color) }
}

extension Color {
    /// A subtle gradient from a lighter color at the top to this color at the bottom.
    public var gradient: AnyGradient { AnyGradient(_color: self) }
}
