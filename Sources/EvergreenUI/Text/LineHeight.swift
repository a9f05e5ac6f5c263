public import Foundation

extension AttributedString {
    /// How high the lines of a text are, from one baseline to the next.
    public struct LineHeight: Hashable, Sendable {
        /// Nil for what the font has.
        let length: LineLength?

        /// As high as the font and its characters want.
        public static let variable = LineHeight(length: nil)
        /// The same for all lines, as high as the font wants.
        public static let normal = LineHeight(length: .multiple(1.25))
        /// Closer together than `normal`.
        public static let tight = LineHeight(length: .multiple(1.1))
        /// Farther apart than `normal`.
        public static let loose = LineHeight(length: .multiple(1.5))

        /// A height in points.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(length: .exact(max(0, Double(points))))
        }

        /// A multiple of the size of the font.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(length: .multiple(max(0, Double(factor))))
        }

        /// More than the size of the font, by a number of points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(length: .increase(Double(increase)))
        }
    }
}

extension View {
    /// Sets how high the lines of the texts in this view are; nil for the default.
    ///
    /// It takes the place of ``lineSpacing(_:)``.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.textAppearance.lineHeight, lineHeight?.length)
    }
}
