/// Horizontal alignment of the lines of a multi-line text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Lines start at the leading edge, are centered, or end at the trailing edge.
    case leading, center, trailing
}

/// The case conversion of a displayed text.
package enum LetterCase: String, Hashable, Sendable {
    case uppercase, lowercase
}
