/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
