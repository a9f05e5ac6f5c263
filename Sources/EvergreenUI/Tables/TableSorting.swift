import Foundation

/// The type-erased sort order of a table.
@MainActor
protocol TableSorting {
    /// The sort order by a column's comparator; nil if another comparator comes first.
    func order(by comparator: any SortComparator) -> SortOrder?

    /// Sorts by the comparator of a column whose header was pressed.
    func sort(by comparator: any SortComparator)
}

/// The sort order of a table: its comparators in order of precedence.
struct TableSortOrder<Sort: SortComparator>: TableSorting {
    let comparators: Binding<[Sort]>

    func order(by comparator: any SortComparator) -> SortOrder? {
        guard let comparator = comparator as? Sort, let first = comparators.wrappedValue.first,
            isSame(first, comparator)
        else { return nil }
        return first.order
    }

    /// Moves the comparator to the front, or reverses it if it is already there.
    func sort(by comparator: any SortComparator) {
        guard let comparator = comparator as? Sort else { return }
        var sorted = comparators.wrappedValue
        if let first = sorted.first, isSame(first, comparator) {
            sorted[0].order = first.order == .forward ? .reverse : .forward
        } else {
            sorted.removeAll { isSame($0, comparator) }
            sorted.insert(comparator, at: 0)
        }
        comparators.wrappedValue = sorted
    }

    /// Returns whether two comparators are equal except for their order.
    private func isSame(_ lhs: Sort, _ rhs: Sort) -> Bool {
        var lhs = lhs
        lhs.order = rhs.order
        return lhs == rhs
    }
}
