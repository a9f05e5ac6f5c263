import EvergreenDocument
import Foundation

extension GraphicsContext {
    /// A color or a gradient for drawing.
    public struct Shading: Sendable {
        private enum Storage: Sendable {
            case foreground
            case style(ForegroundStyle)
            /// A gradient in the coordinates of the canvas.
            case gradient(GradientPaint)
        }

        private let storage: Storage

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(storage: .foreground) }

        /// A color.
        public static func color(_ color: Color) -> Shading { Shading(storage: .style(.color(color))) }

        /// A color with red, green and blue components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A gray, from 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// A color or a gradient. The points of a gradient are relative to the path's bounding rectangle.
        public static func style(_ style: some ShapeStyle) -> Shading { Shading(storage: .style(style.foreground)) }

        /// A gradient along a line between two points of the canvas.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(
                storage: .gradient(
                    _Gradient(gradient, .linear(from: startPoint.anchor, to: endPoint.anchor)).paint
                )
            )
        }

        /// A radial gradient around a point of the canvas. Radii are in points.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        ) -> Shading {
            Shading(
                storage: .gradient(
                    _Gradient(
                        gradient,
                        .radial(center: center.anchor, start: Double(startRadius), end: Double(endRadius))
                    )
                    .paint
                )
            )
        }

        /// A conic gradient around a point of the canvas, clockwise from an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(
                storage: .gradient(
                    _Gradient(
                        gradient,
                        .angular(center: center.anchor, start: angle.degrees, end: angle.degrees + 360)
                    )
                    .paint
                )
            )
        }

        /// The foreground style, or nil for a gradient in the coordinates of the canvas.
        func style(in environment: EnvironmentValues) -> ForegroundStyle? {
            switch storage {
            case .foreground: environment.foregroundStyle ?? .color(.primary)
            case .style(let style): style.resolved(in: environment)
            case .gradient: nil
            }
        }

        func paint(of path: Path, in environment: EnvironmentValues) -> GraphicPaint {
            if case .gradient(let gradient) = storage {
                return .gradient(gradient, in: GraphicRect(x: 0, y: 0, width: 1, height: 1))
            }
            return (style(in: environment) ?? .color(.primary)).paint(in: path.boundingRect)
        }

        /// The color, or the first color of the gradient.
        func color(in environment: EnvironmentValues) -> Color {
            if case .gradient(let gradient) = storage { return gradient.firstColor }
            return (style(in: environment) ?? .color(.primary)).color
        }
    }
}

extension CGPoint {
    fileprivate var anchor: StyleAnchor { StyleAnchor(x: Double(x), y: Double(y)) }
}
