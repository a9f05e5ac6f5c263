import EvergreenDocument

/// What is selected in a table, and the row from which a range of rows is selected.
@MainActor
final class TableSelection {
    let values: ListSelection
    /// The ids of all rows, in order. Costs O(n) for n rows.
    var order: () -> [AnyHashable] = { [] }
    /// The row that was chosen last, but for ranges: those begin there.
    private var anchor: AnyHashable?

    init(_ binding: any ListSelectionBinding) {
        values = ListSelection(binding)
    }

    /// The user chose a row, or all rows.
    func choose(_ tag: AnyHashable, _ choice: RowChoice) {
        switch choice {
        case .one:
            values.select([tag])
            anchor = tag
        case .toggle:
            if values.allowsSeveral {
                values.toggle(tag)
            } else {
                values.select(values.contains(tag) ? [] : [tag])
            }
            anchor = tag
        case .range:
            guard values.allowsSeveral, let range = range(to: tag) else { return choose(tag, .one) }
            values.select(range)
        case .all:
            break
        }
    }

    /// Selects all rows, where several can be.
    func chooseAll() -> Bool {
        guard values.allowsSeveral else { return false }
        values.select(order())
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
