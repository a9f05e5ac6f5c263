import EvergreenConcurrency
import EvergreenDocument

/// Draws what changes in a window that several pages show: once, off the main actor, where the first of them needs it.
///
/// All pages have the rules of the style classes that the translation knows of.
final class SharedDrawing: Sendable {
    private let translation: Locked<PatchTranslation>

    init(_ translation: PatchTranslation) {
        self.translation = Locked(translation)
    }

    /// Whether the next change has to come with its document.
    var needsDocument: Bool { translation.withLock { $0.needsDocument } }

    /// What a page has that leaves. All changes were drawn that it has got, or is about to get.
    var present: PatchTranslation { translation.withLock { $0 } }

    /// Another page, which has these rules, gets all changes from here on.
    func add(pageWith rules: PatchTranslation) { translation.withLock { $0.keepRules(knownTo: rules) } }

    /// Draws with the translation, one at a time.
    fileprivate func draw(_ draw: (inout PatchTranslation) -> String) -> String { translation.withLock { draw(&$0) } }
}

/// Something that has changed in a window that several pages show.
final class SharedChange: Sendable {
    let elementCount: Int
    private let patches: [Patch]
    private let root: ElementSnapshot?
    private let drawing: SharedDrawing
    private let drawn = Locked<String?>(nil)

    init(patches: [Patch], root: ElementSnapshot?, drawing: SharedDrawing) {
        self.patches = patches
        self.root = root
        self.drawing = drawing
        elementCount = FrameContent.changes(patches, root: root, corrections: []).elementCount
    }

    /// The operations on a page, as the text of a frame has them.
    ///
    /// Drawn when it is first asked for, and kept. Changes are drawn in order: a page that gets one has asked for the one before, or
    /// joined after that was drawn.
    var text: String {
        if let text = drawn.withLock({ $0 }) { return text }
        return drawing.draw { translation in
            if let text = drawn.withLock({ $0 }) { return text }
            let text = PageFrame.text(of: translation.operations(for: patches, root: root))
            drawn.withLock { $0 = text }
            return text
        }
    }
}
