import EvergreenDocument
import Foundation

/// A container that presents rows of data in columns, with selection and sorting.
///
/// ```swift
/// @State private var people: [Person]
/// @State private var order = [KeyPathComparator(\Person.name)]
/// @State private var selection: Set<Person.ID> = []
///
/// var body: some View {
///     Table(people, selection: $selection, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///     .onChange(of: order) { people.sort(using: order) }
/// }
/// ```
///
/// Clicking a column header moves the column's comparator to the front of the sort order; clicking it again reverses the order. The app
/// sorts its data.
///
/// A click selects a single row. With Control or Command, it toggles the row, and with Shift, it extends the selection from the last chosen
/// row. The arrow keys, Home, End and the page keys do the same; with Control or Command, they only move the focus, and the space bar
/// toggles the row. If multiple rows can be selected, a tap on a touch screen toggles a row.
///
/// In a compact width, the table is a list of its first column without headers, as in SwiftUI. That column should include the missing
/// information.
///
/// For a long table, only the rows near the visible area have views and are sent to the page. The table scrolls independently if it is
/// higher than the window; `frame(height:)` sets another height.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: ElementView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let columns: Columns
    let rows: Rows
    /// The selection of rows; nil for none.
    let selection: (any ListSelectionBinding)?
    /// The sort order; nil for a table without sorting.
    let sorting: (any TableSorting)?
}

extension Table {
    @MainActor
    package final class NodeState {
        let layout = _TableLayout<Value>()
        var columns: [_TableColumnList.Column] = []
        var head: _ViewNode<Slot<TableHead>>?
        var body: _ViewNode<TableBody<Rows._Rows>>?

        nonisolated init() {}
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .table(
            TableTraits(
                columns: node.state.columns.map(\.width),
                isCompact: isCompact(in: node),
                selection: node.state.layout.selection.map { $0.allowsSeveral ? .several : .one },
                isEnabled: node.environment.isEnabled
            )
        )
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .chooseRows(.all), node.environment.isEnabled, let selection = node.state.layout.selection else {
            return false
        }
        return selection.chooseAll()
    }

    // MARK: Children

    private func isCompact(in node: ElementNode<Self>) -> Bool { node.environment.horizontalSizeClass == .compact }

    /// Collects the columns, and reads the bindings of the selection and the sort order. Returns the headers.
    private func prepare(_ node: ElementNode<Self>) -> Slot<TableHead> {
        let limit = isCompact(in: node) ? 1 : Int.max
        var list = _TableColumnList()
        columns._appendColumns(to: &list)
        node.state.columns = Array(list.columns.prefix(limit))
        node.state.layout.take(columns, limit: limit)
        return node.reading {
            updateSelection(in: node)
            return Slot(.tableHead, TableHead(headers: node.state.columns.map(header)))
        }
    }

    private func updateSelection(in node: ElementNode<Self>) {
        let layout = node.state.layout
        guard let binding = selection else {
            layout.selection = nil
            return
        }
        let selection = layout.selection ?? ListSelection(binding)
        layout.selection = selection
        selection.order = { [rows] in
            var ids: [Value.ID] = []
            rows._appendIDs(to: &ids)
            return ids.map { AnyHashable($0) }
        }
        selection.update(binding, observer: node.environment.rowSelectionObserver)
        node.environment.selectionActions?.selection = selection
    }

    private func header(of column: _TableColumnList.Column) -> TableHeader {
        guard let sorting, let comparator = column.comparator else {
            return TableHeader(label: column.label, traits: TableColumnTraits(alignment: column.alignment))
        }
        let order: TableColumnTraits.Order? =
            switch sorting.order(by: comparator) {
            case nil: nil
            case .forward?: .ascending
            case .reverse?: .descending
            }
        return TableHeader(
            label: column.label,
            traits: TableColumnTraits(isSortable: true, order: order, alignment: column.alignment),
            sort: { sorting.sort(by: comparator) }
        )
    }

    /// Updates the headers. A compact table with a single column has none, nor has one that hides them.
    private func update(_ head: Slot<TableHead>, in node: ElementNode<Self>) {
        guard !isCompact(in: node), node.environment.tableColumnHeaders != .hidden else {
            node.state.head?.unmount()
            node.state.head = nil
            return
        }
        if let current = node.state.head {
            current.update(head, inputs: node.innerInputs)
        } else {
            node.state.head = Slot._makeNode(head, parent: node, inputs: node.innerInputs)
        }
    }

    private func body(in node: ElementNode<Self>) -> TableBody<Rows._Rows> {
        TableBody(inner: rows._rows(in: node.state.layout))
    }

    package func mountChildren(in node: ElementNode<Self>) {
        update(prepare(node), in: node)
        node.state.body = TableBody._makeNode(body(in: node), parent: node, inputs: node.innerInputs)
    }

    package func updateChildren(in node: ElementNode<Self>) {
        let hadHead = node.state.head != nil
        update(prepare(node), in: node)
        node.state.body?.update(body(in: node), inputs: node.innerInputs)
        if hadHead != (node.state.head != nil) { node.elementsDidChange() }
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let head = node.state.head { body(head) }
        if let rows = node.state.body { body(rows) }
    }

    /// Updates the table after a change of the selection or sort order, which this node reads, not the parent's body. Rows that are
    /// selected or deselected update themselves.
    package func refresh(_ node: ElementNode<Self>) {
        update(prepare(node), in: node)
        node.draw()
    }
}

/// The rows of a table.
package struct TableBody<Content: View>: ContainerView {
    package let inner: Content

    package func kind(in node: ElementNode<Self>) -> ElementKind { .tableBody }

    package static var contentPlacement: (any Placement)? { TableRowPlacement.shared }

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs { node.lazyInputs }
}
