import EvergreenDocument

/// Rows that are chosen with a pointer or a keyboard: one alone, one more or less, or a range.
extension ListSelection {
    /// The user chose a row.
    func choose(_ tag: AnyHashable, _ choice: RowChoice) {
        switch choice {
        case .one:
            select([tag])
            anchor = tag
        case .toggle:
            if allowsSeveral {
                toggle(tag)
            } else {
                select(contains(tag) ? [] : [tag])
            }
            anchor = tag
        case .range:
            guard allowsSeveral, let range = range(to: tag) else { return choose(tag, .one) }
            select(range)
        case .all:
            break
        }
    }

    /// Selects all rows, where several can be.
    func chooseAll() -> Bool {
        guard allowsSeveral else { return false }
        select(order())
        return true
    }

    /// The rows from the anchor to another row; nil if one of them is gone. Costs O(n) for n rows.
    private func range(to tag: AnyHashable) -> [AnyHashable]? {
        guard let anchor else { return nil }
        let order = order()
        guard let first = order.firstIndex(of: anchor), let last = order.firstIndex(of: tag) else { return nil }
        return Array(order[min(first, last)...max(first, last)])
    }
}
