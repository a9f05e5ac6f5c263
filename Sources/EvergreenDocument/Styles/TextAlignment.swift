/// How the lines of a text stand to one another.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

/// A way to write the letters of a text.
package enum LetterCase: String, Hashable, Sendable {
    case uppercase, lowercase
}
