import EvergreenDocument

extension Text {
    /// The part of a text that is replaced by an ellipsis if the text is too long for its lines.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle

        /// Nil for the end, which browsers truncate natively.
        var place: TruncationPlace? {
            switch self {
            case .head: .head
            case .tail: nil
            case .middle: .middle
            }
        }
    }
}

extension View {
    /// Sets where the texts in this view are truncated if they exceed the lines that `lineLimit(_:)` allows.
    ///
    /// On a page, the client script truncates at the head or in the middle. Without JavaScript, and for texts with mixed styles, the tail
    /// is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
