import EvergreenDocument

/// The content of a frame, as values that can be rendered on any thread.
enum FrameContent: Sendable {
    /// An element whose control must be reset to the state of the document.
    struct Correction: Sendable {
        let id: ElementID
        let description: ElementDescription
    }

    /// - `root`: The document after the patches, if ``PatchTranslation`` needs it.
    /// - `corrections`: Elements whose events were rejected.
    case changes([Patch], root: ElementSnapshot?, corrections: [Correction])
    /// Changes of a window that several pages share.
    case shared([SharedChange])
    /// The whole page, with the rules of a shared window.
    case whole(ElementSnapshot, sharedRules: PatchTranslation? = nil)

    /// An upper bound for the number of rendered elements.
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
