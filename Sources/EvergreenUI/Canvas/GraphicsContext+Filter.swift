import EvergreenDocument
import Foundation

extension GraphicsContext {
    /// A filter of a drawing. On a page, an SVG filter. Non-finite numbers have no effect.
    public struct Filter: Sendable {
        let effect: GraphicEffect

        private init(_ effect: GraphicEffect) {
            self.effect = effect
        }

        private init(_ matrix: ColorMatrix) {
            effect = .colors(matrix.factors.allSatisfy(\.isFinite) ? matrix : ColorMatrix())
        }

        /// Blurs the drawing. `radius` is in points.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(.blur(radius: radius.filterRadius))
        }

        /// Adds a shadow. Lengths are in points.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(ShadowStyle.drop(color: color, radius: radius, x: x, y: y).effect)
        }

        /// Multiplies each component by that of a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiplication(color.paint)) }

        /// Applies a color matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

        /// Reduces the saturation: fully with 1, not at all with 0.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.saturation(1 - min(max(amount, 0), 1)))
        }

        /// Sets the saturation: 1 has no effect, and 0 results in grays.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

        /// Sets the contrast: 1 has no effect, and 0 results in gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Adds an amount to the red, green and blue components.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
        }

        /// Inverts the colors: fully with 1, not at all with 0.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.inversion(min(max(amount, 0), 1)))
        }

        /// Maps luminance to the opacity of black.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// Paints a color where the opacity is within a range from 0 to 1, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            let range = min <= max ? min...max : 2...2
            return Filter(.alphaThreshold(range, color.paint))
        }
    }
}
