/// The contrast between the colors of an interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The default contrast, and an increased one.
    case standard, increased
}
