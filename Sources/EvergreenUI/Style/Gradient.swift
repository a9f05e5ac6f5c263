import Foundation

/// Colors that turn into one another, each at its place between 0, the start of the gradient, and 1, its end.
///
/// Of more than 32 colors, a page shows the first 31 and the last one. As a style, the gradient goes from the top of a view to its
/// bottom.
public struct Gradient: Hashable, Sendable {
    /// A color of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The place of the color, from 0 (the start) to 1 (the end).
        public var location: CGFloat

        /// A color at a place from 0 (the start) to 1 (the end).
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colors between two others are found.
    public struct ColorSpace: Hashable, Sendable {
        let mixing: Paint.MixingSpace

        /// By the sRGB components of the colors.
        public static let device = ColorSpace(mixing: .device)
        /// By how people see the colors, in Oklab.
        public static let perceptual = ColorSpace(mixing: .perceptual)
    }

    /// The colors, by ascending places.
    public var stops: [Stop]

    /// A gradient of colors at these places, which ascend.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient of colors that are equally far apart.
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
    /// The first color; clear if there is none.
    var firstColor: Color { stops.first.map { Color(paint: $0.paint) } ?? .clear }
}

/// The gradient of a color, for ``Color/gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
    public let _color: Color
    public var _gradient: _Gradient? { _Gradient(shadeOf: _color) }
}

extension Color {
    /// A subtle gradient, from a lighter color at the top to this one at the bottom.
    public var gradient: AnyGradient { AnyGradient(_color: self) }
}
