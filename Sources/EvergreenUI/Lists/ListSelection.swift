/// A row that displays its selection state.
@MainActor
protocol SelectableRow: AnyObject {
    /// Called when the row was selected or deselected.
    func selectionDidChange()
}

/// The selection of a list or a table, and the rows that display it.
@MainActor
final class ListSelection: RowSelection {
    private var binding: any ListSelectionBinding
    private(set) var selected: Set<AnyHashable> = []
    private var rows: [AnyHashable: WeakRow] = [:]
    private weak var observer: (any RowSelectionObserver)?
    /// The values of all rows, in order. Costs O(n) for n rows.
    var order: () -> [AnyHashable] = { [] }
    /// The row chosen last other than by a range. Ranges begin at it.
    var anchor: AnyHashable?
    /// Whether the binding has been read.
    private var hasRead = false

    private struct WeakRow {
        weak var row: (any SelectableRow)?
    }

    init(_ binding: any ListSelectionBinding) {
        self.binding = binding
    }

    func contains(_ tag: AnyHashable?) -> Bool { tag.map(selected.contains) ?? false }

    var allowsSeveral: Bool { binding.allowsSeveral }

    /// Whether a tap toggles a row: in edit mode, and with single selection. Otherwise, a tap chooses the row.
    func isTapped(isEditing: Bool) -> Bool { isEditing || !binding.allowsSeveral }

    /// Whether the value can be chosen in a single selection.
    func isChoice(of value: AnyHashable) -> Bool { !binding.allowsSeveral && binding.accepts(value) }

    /// Toggles a row for the user.
    func toggle(_ tag: AnyHashable) {
        binding.toggle(tag)
        if !binding.allowsSeveral { observer?.userDidSelect() }
    }

    /// Selects rows for the user: at most one with single selection.
    func select(_ tags: [AnyHashable]) {
        binding.select(tags)
        if !binding.allowsSeveral { observer?.userDidSelect() }
    }

    /// Deselects the row of a single selection.
    func clear() { binding.clear() }

    /// Reads the binding, and redraws the rows whose selection state has changed.
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

/// The binding to the selection of a list.
@MainActor
protocol ListSelectionBinding {
    var allowsSeveral: Bool { get }
    /// Whether selected rows have a checkmark.
    var marksSelected: Bool { get }
    var selected: Set<AnyHashable> { get }
    func toggle(_ tag: AnyHashable)
    /// Selects only these rows, or the first of them with single selection.
    func select(_ tags: [AnyHashable])
    /// Deselects the row of a single selection.
    func clear()
    /// Whether the value has the type of the selection.
    func accepts(_ value: AnyHashable) -> Bool
}

extension ListSelectionBinding {
    var marksSelected: Bool { false }
}

/// The binding of a single selection.
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

/// The binding of a multiple selection.
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
    /// The selection of the enclosing list.
    var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
