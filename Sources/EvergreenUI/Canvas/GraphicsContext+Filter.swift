import Foundation

extension GraphicsContext {
    /// What changes the colors of what is drawn. On a page, CSS `filter`.
    public struct Filter: Sendable {
        let filter: GraphicFilter

        /// Blurs. `radius` is in points.
        public static func blur(radius: CGFloat) -> Filter { Filter(filter: .effect(.blur(Double(radius)))) }

        /// Draws a shadow behind. Lengths are in points.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(filter: .shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y)))
        }

        /// Takes colors out: all of them with 1, none with 0.
        public static func grayscale(_ amount: Double) -> Filter { Filter(filter: .effect(.grayscale(amount))) }

        /// Sets the saturation of the colors: 1 leaves them as they are, 0 takes them out.
        public static func saturation(_ amount: Double) -> Filter { Filter(filter: .effect(.saturation(amount))) }

        /// Sets the contrast of the colors: 1 leaves them as they are, 0 makes them gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(filter: .effect(.contrast(amount))) }

        /// Makes the colors brighter, or darker: the amount is added to their red, green and blue.
        public static func brightness(_ amount: Double) -> Filter { Filter(filter: .effect(.brightness(amount))) }

        /// Shifts the hues of the colors.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(filter: .effect(.hueRotation(degrees: angle.degrees)))
        }

        /// Inverts the colors.
        public static var colorInvert: Filter { Filter(filter: .effect(.inversion)) }
    }
}
