/// How much the colors of an interface differ from one another.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual, and more.
    case standard, increased
}
