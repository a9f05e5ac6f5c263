/// What is selected in a list, and the rows that show it.
@MainActor
final class ListSelection {
    private var binding: any ListSelectionBinding
    private var selected: Set<AnyHashable> = []
    private var rows: [AnyHashable: WeakRow] = [:]

    private struct WeakRow {
        weak var row: ListRow?
    }

    init(_ binding: any ListSelectionBinding) {
        self.binding = binding
    }

    func contains(_ tag: AnyHashable?) -> Bool { tag.map(selected.contains) ?? false }

    /// Several rows can be selected in edit mode only; one row always.
    func isActive(isEditing: Bool) -> Bool { isEditing || !binding.allowsSeveral }

    func toggle(_ tag: AnyHashable) { binding.toggle(tag) }

    /// Reads the binding, and has the rows drawn that are selected and were not, or the other way around.
    func update(_ binding: any ListSelectionBinding) {
        self.binding = binding
        let previous = selected
        selected = binding.selected
        for tag in previous.symmetricDifference(selected) { rows[tag]?.row?.selectionDidChange() }
    }

    func add(_ row: ListRow, tag: AnyHashable?) {
        if let tag { rows[tag] = WeakRow(row: row) }
    }

    func remove(_ row: ListRow, tag: AnyHashable?) {
        guard let tag, rows[tag]?.row === row else { return }
        rows[tag] = nil
    }
}

/// Reads and writes what is selected in a list.
@MainActor
protocol ListSelectionBinding {
    var allowsSeveral: Bool { get }
    var selected: Set<AnyHashable> { get }
    func toggle(_ tag: AnyHashable)
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
