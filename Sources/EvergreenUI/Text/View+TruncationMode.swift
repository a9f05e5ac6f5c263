import EvergreenDocument

extension Text {
    /// What of a text gives way to an ellipsis where it is too long for its lines.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// What is between the beginning and the end.
        case middle

        /// Nil for the end, which browsers shorten by themselves.
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
    /// Sets what of the texts in this view gives way to an ellipsis, where they are too long for the lines that `lineLimit(_:)` leaves
    /// them.
    ///
    /// On a page, its script shortens beginnings and middles; without it, and in texts whose parts look different, ends are.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
