/// The selection in a text field or text editor: an insertion point or a range of the text.
///
/// ```swift
/// @State private var text = ""
/// @State private var selection: TextSelection?
///
/// var body: some View {
///     TextEditor(text: $text, selection: $selection)
///     Button("Select all") {
///         selection = TextSelection(range: text.startIndex..<text.endIndex)
///     }
/// }
/// ```
///
/// The indices belong to the text at the time of the selection. If the app sets a selection with indices beyond the text, the nearest
/// characters are selected.
public struct TextSelection: Hashable, Sendable {
    /// The selected parts of a text.
    public enum Indices: Hashable, Sendable {
        /// A range; an empty one is an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges. A page selects the first one; the user never selects several.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected parts of the text.
    public var indices: Indices
    /// The direction in which the user has selected a range: ``TextSelectionAffinity/upstream`` if they can extend it at its beginning,
    /// ``TextSelectionAffinity/downstream`` at its end. ``TextSelectionAffinity/automatic`` for insertion points, for selections that an
    /// app makes, and where the browser knows of no direction.
    public internal(set) var affinity = TextSelectionAffinity.automatic

    /// Whether it is an insertion point: nothing is selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// A selected range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Several selected ranges.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// A place between characters, where the user goes on typing.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }
}

/// The side of a selection that moves.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As the page decides.
    case automatic
    /// The beginning.
    case upstream
    /// The end.
    case downstream
}
