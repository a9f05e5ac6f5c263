extension Records {
    /// A range of positions in a live list of records, which share their indices with the list.
    public struct SubSequence: Sendable {
        let base: Records
        let bounds: Range<Int>
    }

    /// Visits records in order: O(1) for most of them, O(log n) for the first one of a leaf of the record tree.
    public struct Iterator: IteratorProtocol {
        private let tree: RecordTree<Record>
        private let end: Int
        private var position: Int
        /// The entries of the current leaf, and the position of the first one.
        private var leaf: [RecordTree<Record>.Entry] = []
        private var leafStart: Int

        fileprivate init(_ slice: SubSequence) {
            tree = slice.base.tree
            position = slice.bounds.lowerBound
            end = slice.bounds.upperBound
            leafStart = position
        }

        /// The next record; nil at the end.
        public mutating func next() -> Record? {
            guard position < end else { return nil }
            if position - leafStart >= leaf.count { (leaf, leafStart) = tree.leaf(at: position) }
            defer { position += 1 }
            return leaf[position - leafStart].record
        }
    }
}

extension Records.SubSequence: RandomAccessCollection {
    /// The position of the first record in the list.
    public var startIndex: Int { bounds.lowerBound }

    /// The position after the last record's in the list.
    public var endIndex: Int { bounds.upperBound }

    /// The record at a position in the list. O(log n).
    public subscript(position: Int) -> Record {
        precondition(bounds.contains(position), "Index out of range")
        return base[position]
    }

    /// The records at a range of positions in the list. O(1).
    public subscript(bounds: Range<Int>) -> Self {
        precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "Range out of bounds")
        return Self(base: base, bounds: bounds)
    }

    /// Visits the records in order. O(n) for n records.
    public func makeIterator() -> Records.Iterator { Records.Iterator(self) }
}
