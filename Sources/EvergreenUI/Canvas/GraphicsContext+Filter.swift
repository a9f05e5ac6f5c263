import EvergreenDocument
import Foundation

extension GraphicsContext {
    /// What changes the look of what is drawn. On a page, a filter of SVG. Numbers that are not finite change nothing.
    public struct Filter: Sendable {
        let effect: GraphicEffect

        private init(_ effect: GraphicEffect) {
            self.effect = effect
        }

        private init(_ matrix: ColorMatrix) {
            effect = .colors(matrix.factors.allSatisfy(\.isFinite) ? matrix : ColorMatrix())
        }

        /// Blurs. `radius` is in points.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(.blur(radius: radius.filterRadius))
        }

        /// Draws a shadow behind. Lengths are in points.
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

        /// Changes colors by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

        /// Takes colors out: all of them with 1, none with 0.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.saturation(1 - min(max(amount, 0), 1)))
        }

        /// Sets the saturation of the colors: 1 leaves them as they are, 0 takes them out.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

        /// Sets the contrast of the colors: 1 leaves them as they are, 0 makes them gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Makes the colors brighter, or darker: the amount is added to their red, green and blue.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Shifts the hues of the colors.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
        }

        /// Inverts the colors: wholly with 1, not at all with 0.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.inversion(min(max(amount, 0), 1)))
        }

        /// Makes everything black, as opaque as it has been light.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// Paints a color where the opacity is between two numbers from 0 to 1, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            let range = min <= max ? min...max : 2...2
            return Filter(.alphaThreshold(range, color.paint))
        }
    }
}
