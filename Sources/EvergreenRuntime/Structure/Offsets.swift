import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at a set of offsets. O(n). Offsets beyond the end are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at a set of offsets in front of the element at `destination`. O(n).
    ///
    /// `destination` is an offset before the move; `count` moves to the end. Offsets beyond the end are ignored.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        var moved: [Element] = []
        var before: [Element] = []
        var after: [Element] = []
        for (offset, element) in elements.enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
