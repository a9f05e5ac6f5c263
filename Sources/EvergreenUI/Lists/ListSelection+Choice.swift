import EvergreenDocument

/// Selection by pointer or keyboard: a single row, a toggled row, or a range.
extension ListSelection {
    /// Applies a choice of the user.
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

    /// Selects all rows if multiple selection is allowed.
    func chooseAll() -> Bool {
        guard allowsSeveral else { return false }
        select(order())
        return true
    }

    /// The rows from the anchor to another row, or nil if one of them was removed. Costs O(n) for n rows.
    private func range(to tag: AnyHashable) -> [AnyHashable]? {
        guard let anchor else { return nil }
        let order = order()
        guard let first = order.firstIndex(of: anchor), let last = order.firstIndex(of: tag) else { return nil }
        return Array(order[min(first, last)...max(first, last)])
    }
}
