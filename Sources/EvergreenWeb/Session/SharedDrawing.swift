import EvergreenConcurrency
import EvergreenDocument

/// Renders the changes of a shared window once, off the main actor, when the first of its pages needs them.
///
/// All pages have the rules of the style classes that the translation tracks.
final class SharedDrawing: Sendable {
    private let translation: Locked<PatchTranslation>

    init(_ translation: PatchTranslation) {
        self.translation = Locked(translation)
    }

    /// Whether the next change must include its document.
    var needsDocument: Bool { translation.withLock { $0.needsDocument } }

    /// The translation for a page that leaves, which has received all rendered changes, or is about to.
    var present: PatchTranslation { translation.withLock { $0 } }

    /// Adds a page with these rules, which gets all further changes.
    func add(pageWith rules: PatchTranslation) { translation.withLock { $0.keepRules(knownTo: rules) } }

    /// Renders with the translation, under its lock.
    fileprivate func draw(_ draw: (inout PatchTranslation) -> String) -> String { translation.withLock { draw(&$0) } }
}

/// A change of a window that several pages share.
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

    /// The serialized operations, in the format of a frame.
    ///
    /// Rendered on first access, and cached. Changes are rendered in order: a page that gets one has requested the one before, or joined
    /// after that was rendered.
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
