/// The difference between two versions of live records, as positions.
///
/// To apply it to the old version: remove `removed` and the sources of `moved`; insert, in ascending order, `inserted` and the destinations
/// of `moved`; then replace `updated`.
public struct RecordsDifference: Equatable, Sendable {
    /// A record that moved from one position to another. Its content has also changed.
    public struct Move: Equatable, Sendable {
        /// The position in the old version.
        public var from: Int

        /// The position in the new version.
        public var to: Int

        /// Creates a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Positions in the old version of records that are not in the new one, ascending.
    public internal(set) var removed: [Int] = []

    /// Positions in the new version of records that were not in the old one, ascending.
    public internal(set) var inserted: [Int] = []

    /// Records that changed their place among the others.
    public internal(set) var moved: [Move] = []

    /// Positions in the new version of records that kept their place, and whose content has changed.
    public internal(set) var updated: [Int] = []

    /// Whether both versions are the same.
    public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}

extension Records {
    /// Returns the changes from an older version to this one.
    ///
    /// For two versions of one live value the cost is O(k log n), where k is the number of records that differ.
    public func difference(from old: Records) -> RecordsDifference {
        guard !isIdentical(to: old) else { return RecordsDifference() }
        let unshared = RecordTree.unsharedEntries(old.tree, tree)
        var difference = RecordsDifference()
        var olds: [Int64: RecordTree<Record>.Placed] = [:]
        for placed in unshared.old { olds[placed.entry.key.rowID] = placed }
        for (position, entry) in unshared.new {
            let before = olds.removeValue(forKey: entry.key.rowID)
            let from = before.flatMap { $0.position < old.count ? $0.position : nil }
            if let before, before.entry.key == entry.key {
                // Records with unchanged keys keep their relative order.
                if position < count, from != nil, before.entry.stamp != entry.stamp {
                    difference.updated.append(position)
                }
            } else if let from {
                if position < count {
                    difference.moved.append(.init(from: from, to: position))
                } else {
                    difference.removed.append(from)
                }
            } else if position < count {
                difference.inserted.append(position)
            }
        }
        difference.removed += olds.values.map(\.position).filter { $0 < old.count }
        difference.shiftAcrossLimit(old: old.count, new: count)
        difference.removed.sort()
        difference.inserted.sort()
        difference.updated.sort()
        return difference
    }
}

extension RecordsDifference {
    /// Adds the unchanged records that others pushed beyond the limit, or that entered from beyond it.
    ///
    /// Remaining records keep their order, so these are the last of them.
    fileprivate mutating func shiftAcrossLimit(old: Int, new: Int) {
        let removedPositions = Set(removed + moved.map(\.from))
        let insertedPositions = Set(inserted + moved.map(\.to))
        var (remainingOld, remainingNew) = (old - removedPositions.count, new - insertedPositions.count)
        var position = old - 1
        while remainingOld > remainingNew, position >= 0 {
            if !removedPositions.contains(position) {
                removed.append(position)
                remainingOld -= 1
            }
            position -= 1
        }
        position = new - 1
        while remainingNew > remainingOld, position >= 0 {
            if !insertedPositions.contains(position) {
                inserted.append(position)
                updated.removeAll { $0 == position }
                remainingNew -= 1
            }
            position -= 1
        }
    }
}
