import EvergreenDocument

/// The header of a column.
struct TableHeader {
    var label: AnyView
    var traits: TableColumnTraits
    /// Sorts the table by the column; nil if it is not sortable.
    var sort: (@MainActor () -> Void)?
}

/// The headers of a table's columns.
struct TableHead: View {
    let headers: [TableHeader]

    var body: some View {
        ForEach(headers.indices) { TableHeaderView(header: headers[$0]) }
    }
}

private struct TableHeaderView: ContainerView {
    let header: TableHeader

    var inner: AnyView { header.label }

    func kind(in node: ElementNode<Self>) -> ElementKind { .tableColumn(header.traits) }

    static var isControl: Bool { true }

    func isEnabled(in node: ElementNode<Self>) -> Bool { !header.traits.isSortable || node.environment.isEnabled }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .tap, let sort = header.sort else { return false }
        sort()
        return true
    }
}
