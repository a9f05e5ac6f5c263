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
        /// Several ranges. A page selects only the first one, and users can select only one.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected parts of the text.
    public var indices: Indices
    /// The direction of a range that the user has selected: ``TextSelectionAffinity/upstream`` if its start is the active end,
    /// ``TextSelectionAffinity/downstream`` if its end is. ``TextSelectionAffinity/automatic`` for insertion points, for selections set by
    /// the app, and if the browser reports no direction.
    public internal(set) var affinity = TextSelectionAffinity.automatic

    /// Whether the selection is an insertion point: no text is selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Creates an insertion point between characters.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }
}

/// The active end of a selection, which moves when the user extends it.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// Determined by the page.
    case automatic
    /// The beginning.
    case upstream
    /// The end.
    case downstream
}
