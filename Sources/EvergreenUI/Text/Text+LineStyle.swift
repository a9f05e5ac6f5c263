extension Text {
    /// The style of an underline or a strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line. CSS has no dash-dot patterns.
        public enum Pattern: Hashable, Sendable {
            /// A solid, dotted or dashed line.
            case solid, dot, dash

            var description: LinePattern {
                switch self {
                case .solid: .solid
                case .dot: .dotted
                case .dash: .dashed
                }
            }
        }

        let pattern: Pattern
        /// Nil for the text color.
        let color: Color?

        /// Creates a line style with a pattern and a color; nil for the text color.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text color.
        public static let single = LineStyle()
    }
}
