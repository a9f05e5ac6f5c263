extension Text {
    /// How a line below a text or through it is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// What a line is made of. CSS has no lines of dots and dashes in turn.
        public enum Pattern: Hashable, Sendable {
            /// One line, dots, and dashes.
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
        /// Nil for that of the text.
        let color: Color?

        /// A line of a pattern and a color; nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the color of the text.
        public static let single = LineStyle()
    }
}
