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
    /// What has changed in a window that several pages show.
    case shared([SharedChange])
    /// The whole page; and the rules of a window that it shows with others.
    case whole(ElementSnapshot, sharedRules: PatchTranslation? = nil)

    /// How many elements are drawn, at most.
    var elementCount: Int {
        switch self {
        case .changes(let patches, let root, _):
            patches.reduce(root?.elementCount ?? 0) { sum, patch in
                if case .insert(let element, _, _) = patch { sum + element.elementCount } else { sum + 1 }
            }
        case .shared(let changes): changes.reduce(0) { $0 + $1.elementCount }
        case .whole(let root, _): root.elementCount
        }
    }
}
