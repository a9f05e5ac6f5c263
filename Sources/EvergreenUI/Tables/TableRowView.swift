import EvergreenDocument

/// The layout shared by the rows of a table. There is one instance per table in a tree.
@MainActor
public final class _TableLayout<Value: Identifiable> {
    /// Creates the node of a row's cells below the node of the row. The row depends on what the cells read.
    var makeCells: (@MainActor (Value, _Node, _NodeInputs) -> _Node)?
    /// Updates the node of a row's cells with a value.
    var updateCells: (@MainActor (_Node, Value, _Node, _NodeInputs) -> Void)?
    /// Nil if rows can't be selected.
    var selection: ListSelection?

    nonisolated init() {}

    /// Adopts the columns, of which those up to a limit are visible.
    func take<Columns: TableColumnContent>(_ columns: Columns, limit: Int) where Columns.TableRowValue == Value {
        func cells(of value: Value, in row: _Node) -> Columns._Cells {
            row.startReads()
            return row.recordingReads {
                var place = _TableColumnPlace(limit: limit)
                return columns._cells(of: value, in: &place)
            }
        }
        makeCells = { value, row, inputs in
            Columns._Cells._makeNode(cells(of: value, in: row), parent: row, inputs: inputs)
        }
        updateCells = { node, value, row, inputs in
            // The columns of a table always have the same type.
            _ = node.update(to: cells(of: value, in: row), inputs: inputs)
        }
    }
}

/// A row of a table.
public struct _TableRowView<Value: Identifiable>: ElementView {
    let value: Value
    let table: _TableLayout<Value>

    package final class NodeState: SelectableRow {
        var cells: _Node?
        var selection: ListSelection?
        var tag: AnyHashable?
        weak var node: ElementNode<_TableRowView<Value>>?
        var dropReceiver: DropReceiver?
        let dragItem = DragItem()

        nonisolated init() {}

        func selectionDidChange() { node?.draw() }

        func follow(_ selection: ListSelection?, tag: AnyHashable) {
            guard selection !== self.selection || tag != self.tag else { return }
            self.selection?.remove(self, tag: self.tag)
            self.selection = selection
            self.tag = tag
            selection?.add(self, tag: tag)
        }
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let isSelected = table.selection.map { $0.contains(AnyHashable(value.id)) }
        guard let actions = node.environment.tableRowActions, node.environment.isEnabled else {
            return .tableRow(TableRowTraits(isSelected: isSelected))
        }
        return .tableRow(
            TableRowTraits(
                isSelected: isSelected,
                hasMenu: actions.showMenu != nil,
                reportsHover: !actions.onHover.isEmpty,
                drag: node.state.dragItem.payload.map { DragTraits(types: $0.types) },
                drop: actions.drop.flatMap { node.state.dropReceiver?.traits(of: $0, in: node.environment) }
            )
        )
    }

    /// Adopts the drag and the drop of the row's modifiers.
    private func takeActions(in node: ElementNode<Self>) {
        let actions = node.environment.isEnabled ? node.environment.tableRowActions : nil
        if case .payload(let payload)? = actions?.drag {
            node.state.dragItem.payload = payload
            node.element.dragItem = node.state.dragItem
        } else if node.state.dragItem.payload != nil {
            node.state.dragItem.payload = nil
            node.element.dragItem = nil
        }
        if actions?.drop != nil {
            node.state.dropReceiver = node.state.dropReceiver ?? DropReceiver()
        } else {
            node.state.dropReceiver?.revoke(node.environment.fileTransfers)
            node.state.dropReceiver = nil
        }
    }

    private func handleAction(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard let actions = node.environment.tableRowActions else { return false }
        switch event {
        case .showActions:
            guard let showMenu = actions.showMenu else { return false }
            showMenu(node.element.id)
        case .hover(let isOver):
            guard !actions.onHover.isEmpty else { return false }
            for action in actions.onHover { action(isOver) }
        default:
            guard let drop = actions.drop, let receiver = node.state.dropReceiver,
                receiver.handle(event, on: node, for: drop)
            else { return false }
            if node.isMounted { node.draw() }
        }
        return true
    }

    /// Cells do not inherit the actions of their row.
    private func cellInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        if inputs.environment.tableRowActions != nil { inputs.environment.tableRowActions = nil }
        return inputs
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard node.environment.isEnabled else { return false }
        let tag = AnyHashable(value.id)
        let actions = node.environment.selectionActions
        if actions?.handle(event, onRow: node.element.id, for: tag, in: table.selection) == true { return true }
        if handleAction(event, in: node) { return true }
        guard let selection = table.selection else { return false }
        switch event {
        case .tap: selection.choose(tag, .one)
        case .chooseRows(let choice) where choice != .all: selection.choose(tag, choice)
        default: return false
        }
        return true
    }

    package func mountChildren(in node: ElementNode<Self>) {
        node.state.node = node
        node.state.follow(table.selection, tag: AnyHashable(value.id))
        takeActions(in: node)
        node.state.cells = table.makeCells?(value, node, cellInputs(in: node))
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.follow(table.selection, tag: AnyHashable(value.id))
        takeActions(in: node)
        if let cells = node.state.cells { table.updateCells?(cells, value, node, cellInputs(in: node)) }
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let cells = node.state.cells { body(cells) }
    }

    /// Updates the cells after a change of their dependencies.
    package func refresh(_ node: ElementNode<Self>) {
        updateChildren(in: node)
        node.draw()
    }

    package func willUnmount(_ node: ElementNode<Self>) {
        node.state.selection?.remove(node.state, tag: node.state.tag)
        node.state.dropReceiver?.revoke(node.environment.fileTransfers)
    }
}

/// The placement of views as table rows.
final class TableRowPlacement: Placement {
    static let shared = TableRowPlacement()

    private init() {}

    var placeholderForm: PlaceholderTraits.Form { .tableRow }
}
