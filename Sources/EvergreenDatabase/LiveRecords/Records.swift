/// A live, ordered list of records.
///
/// It is a random-access collection: O(1) to copy, O(log n) to index. A new version shares unchanged nodes with the previous one, so that
/// the cost of ``difference(from:)`` is proportional to the changes. See ``RecordsObservationQueryable``.
public struct Records<Record: Sendable>: Sendable {
    let tree: RecordTree<Record>

    /// The number of records.
    public let count: Int

    init(tree: RecordTree<Record>, limit: Int? = nil) {
        self.tree = tree
        count = Swift.min(tree.count, limit ?? .max)
    }

    /// An empty list.
    public init() {
        self.init(tree: RecordTree())
    }
}

extension Records: Versioned {
    func isIdentical(to other: Records) -> Bool {
        tree.root === other.tree.root && count == other.count
    }
}

extension Records: RandomAccessCollection {
    /// Zero.
    public var startIndex: Int { 0 }

    /// The number of records.
    public var endIndex: Int { count }

    /// The record at a position. O(log n).
    public subscript(position: Int) -> Record {
        precondition(position >= 0 && position < count, "Index out of range")
        return tree[position].record
    }

    /// The records at a range of positions, which keep their positions. O(1).
    public subscript(bounds: Range<Int>) -> SubSequence {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= count, "Range out of bounds")
        return SubSequence(base: self, bounds: bounds)
    }

    /// Visits the records in order. O(n) for n records.
    public func makeIterator() -> Iterator { self[startIndex..<endIndex].makeIterator() }
}

extension Records: Equatable where Record: Equatable {
    /// Whether both have equal records in the same order. O(1) if both are the same version, O(k log n) for two versions of one live value
    /// with k records that differ, else O(n log n).
    public static func == (lhs: Records, rhs: Records) -> Bool {
        lhs.count == rhs.count && RecordTree.haveEqualEntries(lhs.tree, rhs.tree, first: lhs.count, by: ==)
    }
}
