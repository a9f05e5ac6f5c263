/// A row that shows whether it is selected.
@MainActor
protocol SelectableRow: AnyObject {
    /// The row was selected, or is no longer.
    func selectionDidChange()
}

/// What is selected in a list or a table, and the rows that show it.
@MainActor
final class ListSelection: RowSelection {
    private var binding: any ListSelectionBinding
    private(set) var selected: Set<AnyHashable> = []
    private var rows: [AnyHashable: WeakRow] = [:]
    private weak var observer: (any RowSelectionObserver)?
    /// The values of all rows, in order. Costs O(n) for n rows.
    var order: () -> [AnyHashable] = { [] }
    /// The row that was chosen last, but for ranges: those begin there.
    var anchor: AnyHashable?
    /// Whether the binding was read before.
    private var hasRead = false

    private struct WeakRow {
        weak var row: (any SelectableRow)?
    }

    init(_ binding: any ListSelectionBinding) {
        self.binding = binding
    }

    func contains(_ tag: AnyHashable?) -> Bool { tag.map(selected.contains) ?? false }

    var allowsSeveral: Bool { binding.allowsSeveral }

    /// Whether a tap selects a row: in edit mode, and where one row can be selected. Elsewhere, rows are chosen.
    func isTapped(isEditing: Bool) -> Bool { isEditing || !binding.allowsSeveral }

    /// Whether one row can be selected, which may stand for this value.
    func isChoice(of value: AnyHashable) -> Bool { !binding.allowsSeveral && binding.accepts(value) }

    /// The user chose a row.
    func toggle(_ tag: AnyHashable) {
        binding.toggle(tag)
        if !binding.allowsSeveral { observer?.userDidSelect() }
    }

    /// The user chose these rows; at most one where several can't be selected.
    func select(_ tags: [AnyHashable]) {
        binding.select(tags)
        if !binding.allowsSeveral { observer?.userDidSelect() }
    }

    /// Unselects the row of a list in which one can be selected.
    func clear() { binding.clear() }

    /// Reads the binding, and has the rows drawn that are selected and were not, or the other way around.
    func update(_ binding: any ListSelectionBinding, observer: (any RowSelectionObserver)?) {
        self.binding = binding
        let previous = selected
        selected = binding.selected
        if let observer, !binding.allowsSeveral {
            observer.observe(self)
            if selected != previous { observer.selectionDidChange(isEmpty: selected.isEmpty, isFirst: !hasRead) }
        }
        self.observer = observer
        hasRead = true
        for tag in previous.symmetricDifference(selected) { rows[tag]?.row?.selectionDidChange() }
    }

    func add(_ row: any SelectableRow, tag: AnyHashable?) {
        if let tag { rows[tag] = WeakRow(row: row) }
    }

    func remove(_ row: any SelectableRow, tag: AnyHashable?) {
        guard let tag, rows[tag]?.row === row else { return }
        rows[tag] = nil
    }
}

/// Reads and writes what is selected in a list.
@MainActor
protocol ListSelectionBinding {
    var allowsSeveral: Bool { get }
    /// Whether selected rows have a check mark.
    var marksSelected: Bool { get }
    var selected: Set<AnyHashable> { get }
    func toggle(_ tag: AnyHashable)
    /// Selects these rows and no others; the first one where only one can be selected.
    func select(_ tags: [AnyHashable])
    /// Unselects the row, where one can be selected.
    func clear()
    /// Whether a row may stand for this value.
    func accepts(_ value: AnyHashable) -> Bool
}

extension ListSelectionBinding {
    var marksSelected: Bool { false }
}

/// A list in which one row can be selected.
struct SingleSelection<Value: Hashable>: ListSelectionBinding {
    let value: Binding<Value?>

    var allowsSeveral: Bool { false }
    var selected: Set<AnyHashable> { value.wrappedValue.map { [AnyHashable($0)] } ?? [] }

    func toggle(_ tag: AnyHashable) {
        guard let tagged = tag.base as? Value else { return }
        value.wrappedValue = tagged
    }

    func select(_ tags: [AnyHashable]) {
        let selected = tags.first?.base as? Value
        if value.wrappedValue != selected { value.wrappedValue = selected }
    }

    func clear() {
        if value.wrappedValue != nil { value.wrappedValue = nil }
    }

    func accepts(_ value: AnyHashable) -> Bool { value.base is Value }
}

/// A list in which several rows can be selected.
struct MultipleSelection<Value: Hashable>: ListSelectionBinding {
    let values: Binding<Set<Value>>

    var allowsSeveral: Bool { true }
    var selected: Set<AnyHashable> { Set(values.wrappedValue.map { AnyHashable($0) }) }

    func toggle(_ tag: AnyHashable) {
        guard let tagged = tag.base as? Value else { return }
        if values.wrappedValue.remove(tagged) == nil { values.wrappedValue.insert(tagged) }
    }

    func select(_ tags: [AnyHashable]) {
        let selected = Set(tags.lazy.compactMap { $0.base as? Value })
        if values.wrappedValue != selected { values.wrappedValue = selected }
    }

    func clear() {}

    func accepts(_ value: AnyHashable) -> Bool { value.base is Value }
}

private struct ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
    /// The selection of the list that a view is in.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
