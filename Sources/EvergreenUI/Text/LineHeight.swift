public import Foundation

extension AttributedString {
    /// The height of the lines of a text: the distance between two baselines.
    public struct LineHeight: Hashable, Sendable {
        /// Nil for the font's line height.
        let length: LineLength?

        /// The height that the font and the glyphs of each line need.
        public static let variable = LineHeight(length: nil)
        /// A uniform height of 1.25 times the font size.
        public static let normal = LineHeight(length: .multiple(1.25))
        /// Tighter than `normal`: 1.1 times the font size.
        public static let tight = LineHeight(length: .multiple(1.1))
        /// Looser than `normal`: 1.5 times the font size.
        public static let loose = LineHeight(length: .multiple(1.5))

        /// Returns a height in points.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(length: .exact(max(0, Double(points))))
        }

        /// Returns a multiple of the font size.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(length: .multiple(max(0, Double(factor))))
        }

        /// Returns the font size plus a number of points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(length: .increase(Double(increase)))
        }
    }
}

extension View {
    /// Sets the line height of the texts in this view; nil for the default.
    ///
    /// It overrides ``lineSpacing(_:)``.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.textAppearance.lineHeight, lineHeight?.length)
    }
}
