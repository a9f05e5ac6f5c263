extension TextSelection {
    /// The selection of a page in the text that the server knows. What lies outside of it, or in the middle of a character, becomes the
    /// nearest boundary before.
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

    /// What a page selects: offsets in UTF-16 code units. Nil for no range.
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
    /// The boundary of characters at an offset in UTF-16 code units, or the nearest one before it.
    fileprivate func boundary(atOffset offset: Int) -> Index {
        let index = utf16.index(utf16.startIndex, offsetBy: max(offset, 0), limitedBy: utf16.endIndex) ?? endIndex
        return boundary(at: index)
    }

    /// The offset of an index, which may be that of another text, in UTF-16 code units.
    fileprivate func offset(of index: Index) -> Int {
        utf16.distance(from: utf16.startIndex, to: boundary(at: index))
    }

    private func boundary(at index: Index) -> Index {
        guard index > startIndex else { return startIndex }
        guard index < endIndex else { return endIndex }
        // The next boundary is that after the character that the index is in.
        return self.index(before: self.index(after: index))
    }
}
