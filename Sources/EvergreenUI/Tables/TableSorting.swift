import Foundation

/// Reads and writes the order of a table.
@MainActor
protocol TableSorting {
    /// The order of the rows by a column's comparator; nil where another comparator comes first.
    func order(by comparator: any SortComparator) -> SortOrder?

    /// The user pressed the header of a column with this comparator.
    func sort(by comparator: any SortComparator)
}

/// The sort order of a table: its comparators, the first one first.
struct TableSortOrder<Sort: SortComparator>: TableSorting {
    let comparators: Binding<[Sort]>

    func order(by comparator: any SortComparator) -> SortOrder? {
        guard let comparator = comparator as? Sort, let first = comparators.wrappedValue.first,
            isSame(first, comparator)
        else { return nil }
        return first.order
    }

    /// Puts the comparator first, or reverses it if it is first.
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

    /// Whether two comparators sort by the same, in whatever order.
    private func isSame(_ lhs: Sort, _ rhs: Sort) -> Bool {
        var lhs = lhs
        lhs.order = rhs.order
        return lhs == rhs
    }
}
