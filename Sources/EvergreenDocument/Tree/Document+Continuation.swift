// A document that goes on where another one is, which a screen shows.

extension Document {
    /// Whether both show the same, by the same ids.
    package func shows(theSameAs other: Document) -> Bool { root.shows(theSameAs: other.root) }

    /// The ids of all elements that are shown, in their order, as a hash: equal for documents that show the same.
    package var shownIDs: Int {
        var hasher = Hasher()
        root.visit { hasher.combine($0.id.rawValue) }
        return hasher.finalize()
    }

    /// Leads on from what another document shows: the next patches are those from there to what this one shows.
    ///
    /// Nothing has been shown of this document yet.
    ///
    /// - Returns: False if the elements are not the same, by their ids: then the document is as it was.
    package func goOn(from other: Document) -> Bool {
        _ = takePatches()
        guard root.hasSameElements(as: other.root) else { return false }
        noteDifferences(root, other.root)
        return true
    }

    private func noteDifferences(_ element: Element, _ shown: Element) {
        if element.description != shown.description { noteShown(shown.description, of: element) }
        for (element, shown) in zip(element.children, shown.children) { noteDifferences(element, shown) }
    }

    /// The numbering by which views that are made anew have the ids that another document has for them; nil if the documents do
    /// not have the same structure. This document is one that was just made, with no numbering.
    package func numbering(like other: Document) -> ElementNumbering? {
        var ids: [Int: ElementID] = [:]
        guard addIDs(of: root, like: other.root, to: &ids) else { return nil }
        return ElementNumbering(ids, after: other.lastID)
    }

    private func addIDs(of element: Element, like other: Element, to ids: inout [Int: ElementID]) -> Bool {
        ids[element.id.rawValue] = other.id
        return element.children.count == other.children.count
            && zip(element.children, other.children).allSatisfy { addIDs(of: $0, like: $1, to: &ids) }
    }
}

extension Element {
    fileprivate func shows(theSameAs other: Element) -> Bool {
        id == other.id && description == other.description && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.shows(theSameAs: $1) }
    }

    fileprivate func hasSameElements(as other: Element) -> Bool {
        id == other.id && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.hasSameElements(as: $1) }
    }
}
