// A document that goes on where another one is, which a screen shows.

extension Document {
    /// Whether both show the same, by the same ids.
    package func shows(theSameAs other: Document) -> Bool {
        root.allElements(match: other.root) { $0.id == $1.id && $0.description == $1.description }
    }

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
        cancelScroll()
        guard root.allElements(match: other.root, { $0.id == $1.id }) else { return false }
        return root.allElements(match: other.root) { element, shown in
            if element.description != shown.description { noteShown(shown.description, of: element) }
            return true
        }
    }

    /// The numbering by which views that are made anew have the ids that another document has for them; nil if the documents do
    /// not have the same structure. This document is one that was just made, with no numbering.
    package func numbering(like other: Document) -> ElementNumbering? {
        var ids: [Int: ElementID] = [:]
        let haveSameStructure = root.allElements(match: other.root) { element, other in
            ids[element.id.rawValue] = other.id
            return true
        }
        return haveSameStructure ? ElementNumbering(ids, ofElements: lastID.rawValue, after: other.lastID) : nil
    }
}

extension Element {
    /// Whether both have as many elements at each place, each of which matches the other's.
    fileprivate func allElements(match other: Element, _ isMatch: (Element, Element) -> Bool) -> Bool {
        isMatch(self, other) && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.allElements(match: $1, isMatch) }
    }
}
