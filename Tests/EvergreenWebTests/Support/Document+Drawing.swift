@testable import EvergreenUI
@testable import EvergreenWeb

extension PatchTranslation {
    /// Takes a document's patches and translates them.
    @MainActor
    mutating func takeOperations(of document: Document) -> [PageOperation] {
        let patches = document.takePatches()
        let needsRoot = needsDocument || document.root.description.languageCode != language
        return operations(for: patches, root: needsRoot ? ElementSnapshot(document.root) : nil)
    }

    @MainActor
    mutating func redraw(_ document: Document) -> [PageOperation] { redraw(ElementSnapshot(document.root)) }
}

extension HTMLWriter {
    @MainActor
    mutating func write(_ element: Element) { write(ElementSnapshot(element)) }
}
