/// The leading or the trailing edge of a row.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Leading is the left edge in left-to-right languages, the right edge in others.
    case leading, trailing
}
