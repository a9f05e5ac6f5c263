extension RecordTree {
    /// Whether the first entries of both trees are equal, in the same order. Both have at least that many.
    ///
    /// Shared nodes are skipped, so that the cost is proportional to the difference: O(k log n) for two versions of one tree with k changed
    /// entries. Inserted or removed entries cost no more, because the comparison soon finds unequal entries.
    static func haveEqualEntries(
        _ lhs: RecordTree,
        _ rhs: RecordTree,
        first count: Int,
        by areEqual: (Record, Record) -> Bool
    ) -> Bool {
        guard let left = lhs.root, let right = rhs.root else { return count == 0 }
        return haveEqualEntries(left, right, first: count, by: areEqual)
    }

    private static func haveEqualEntries(
        _ lhs: Node,
        _ rhs: Node,
        first count: Int,
        by areEqual: (Record, Record) -> Bool
    ) -> Bool {
        if lhs === rhs { return true }
        var position = 0
        for (left, right) in zip(lhs.children, rhs.children) where position < count {
            let common = min(left.count, right.count, count - position)
            guard haveEqualEntries(left, right, first: common, by: areEqual) else { return false }
            position += common
            // From here on, shared nodes are at different positions.
            guard left.count == right.count else { break }
        }
        while position < count {
            guard areEqual(entry(position, of: lhs).record, entry(position, of: rhs).record) else { return false }
            position += 1
        }
        return true
    }
}
