import EvergreenDocument

/// What a frame shows, as values that can be drawn on any thread.
enum FrameContent: Sendable {
    /// An element whose control has to show what the document says.
    struct Correction: Sendable {
        let id: ElementID
        let description: ElementDescription
    }

    /// - `root`: The document after the patches, where ``PatchTranslation`` needs it.
    /// - `corrections`: What a user did to them has not happened.
    case changes([Patch], root: ElementSnapshot?, corrections: [Correction])
    /// The whole page.
    case whole(ElementSnapshot)

    /// How many elements are drawn, at most.
    var elementCount: Int {
        switch self {
        case .changes(let patches, let root, _):
            patches.reduce(root?.elementCount ?? 0) { sum, patch in
                if case .insert(let element, _, _) = patch { sum + element.elementCount } else { sum + 1 }
            }
        case .whole(let root): root.elementCount
        }
    }
}
