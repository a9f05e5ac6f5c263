// A document that continues another one, which a client shows.

extension Document {
    /// Whether both show the same content with the same ids.
    package func shows(theSameAs other: Document) -> Bool {
        root.allElements(match: other.root) { $0.id == $1.id && $0.description == $1.description }
    }

    /// A hash of the ids of all visible elements, in order: equal for documents that show the same content.
    package var shownIDs: Int {
        var hasher = Hasher()
        root.visit { hasher.combine($0.id.rawValue) }
        return hasher.finalize()
    }

    /// Continues from the content of another document: the next patches lead from there to the content of this one.
    ///
    /// This document must not have been shown yet.
    ///
    /// - Returns: False if the elements differ in their ids: the document is then unchanged.
    package func resume(from other: Document) -> Bool {
        _ = takePatches()
        cancelScroll()
        guard root.allElements(match: other.root, { $0.id == $1.id }) else { return false }
        return root.allElements(match: other.root) { element, shown in
            if element.description != shown.description { noteShown(shown.description, of: element) }
            return true
        }
    }

    /// Returns the numbering with which remade views get the ids from another document; nil if the structures of the documents differ. This
    /// document must be newly made, without a numbering.
    package func numbering(like other: Document) -> ElementNumbering? {
        var ids: [Int: ElementID] = [:]
        let haveSameStructure = root.allElements(match: other.root) { element, other in
            ids[element.id.rawValue] = other.id
            // The options of pickers are not visible elements, but their ids are part of what is shown.
            for (option, other) in zip(element.pickerOptions, other.pickerOptions) {
                ids[option.id] = ElementID(rawValue: other.id)
            }
            return true
        }
        return haveSameStructure ? ElementNumbering(ids, ofElements: lastID.rawValue, after: other.lastID) : nil
    }
}

extension Element {
    fileprivate var pickerOptions: [PickerTraits.Option] {
        guard case .picker(let traits) = description.kind else { return [] }
        return traits.options
    }

    /// Whether both have the same structure, and each pair of elements matches.
    fileprivate func allElements(match other: Element, _ isMatch: (Element, Element) -> Bool) -> Bool {
        isMatch(self, other) && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.allElements(match: $1, isMatch) }
    }
}
