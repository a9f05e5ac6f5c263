import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets. O(n). Offsets that there are none of are skipped.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets before the one at `destination`, an offset before the move: the number of
    /// elements stands for the end. O(n). Offsets that there are none of are skipped.
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
