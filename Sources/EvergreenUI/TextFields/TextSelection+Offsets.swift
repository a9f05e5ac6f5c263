extension TextSelection {
    /// Creates a selection from a page's selection in the server's copy of the text. Offsets beyond the text or inside a character are
    /// moved to the nearest preceding boundary.
    init(_ selection: FieldSelection, in text: String) {
        let start = text.boundary(atOffset: selection.range.lowerBound)
        let end = text.boundary(atOffset: selection.range.upperBound)
        self.init(range: start..<end)
        guard start < end else { return }
        affinity =
            switch selection.direction {
            case .none: .automatic
            case .forward: .downstream
            case .backward: .upstream
            }
    }

    /// The selection on the page, in UTF-16 offsets; nil if there is no range.
    func offsets(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let selected): range = selected
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first else { return nil }
            range = first
        }
        return text.offset(of: range.lowerBound)..<text.offset(of: range.upperBound)
    }
}

extension String {
    /// The character boundary at a UTF-16 offset, or the nearest preceding one.
    fileprivate func boundary(atOffset offset: Int) -> Index {
        let index = utf16.index(utf16.startIndex, offsetBy: max(offset, 0), limitedBy: utf16.endIndex) ?? endIndex
        return boundary(at: index)
    }

    /// The UTF-16 offset of an index, which may belong to another text.
    fileprivate func offset(of index: Index) -> Int {
        utf16.distance(from: utf16.startIndex, to: boundary(at: index))
    }

    private func boundary(at index: Index) -> Index {
        guard index > startIndex else { return startIndex }
        guard index < endIndex else { return endIndex }
        // The next boundary is the one after the character that contains the index.
        return self.index(before: self.index(after: index))
    }
}
