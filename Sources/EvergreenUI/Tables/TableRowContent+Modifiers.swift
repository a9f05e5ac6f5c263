/// Rows of a ``Table`` with a modifier.
public struct ModifiedTableRowContent<Rows: TableRowContent, Modified: View>: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Rows.TableRowValue

    let rows: Rows
    let modify: @MainActor (Rows._Rows) -> Modified

    public func _rows(in table: _TableLayout<Rows.TableRowValue>) -> Modified { modify(rows._rows(in: table)) }

    public func _appendIDs(to ids: inout [Rows.TableRowValue.ID]) { rows._appendIDs(to: &ids) }
}

extension TableRowContent {
    private func modified<Modified: View>(
        _ modify: @escaping @MainActor (_Rows) -> Modified
    ) -> ModifiedTableRowContent<Self, Modified> {
        ModifiedTableRowContent(rows: self, modify: modify)
    }

    /// Adds a context menu to the rows, which opens with a secondary click, by keyboard, or with a long press.
    ///
    /// ```swift
    /// Table(of: Person.self) {
    ///     TableColumn("Name", value: \.name)
    /// } rows: {
    ///     ForEach(people) { person in
    ///         TableRow(person).contextMenu { Button("Delete") { delete(person) } }
    ///     }
    /// }
    /// ```
    ///
    /// For a menu of all selected rows, see `contextMenu(forSelectionType:menu:primaryAction:)`.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        modified { TableRowMenu(rows: $0, items: menuItems) }
    }

    /// Adds a context menu to the rows. The preview is not shown, as with `contextMenu(menuItems:preview:)` of views.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        contextMenu(menuItems: menuItems)
    }

    /// Makes the rows draggable, as `draggable(_:)` of views does.
    ///
    /// - Parameter payload: The payload, created on the main actor when a row is dropped.
    public func draggable<T: Transferable & Sendable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        modified { $0.tableRowActions { $0.drag = .payload(DragValue(make: payload)) } }
    }

    /// Makes each of the rows a destination for draggable views and rows, and for text, links and files from outside of the window, as
    /// `dropDestination(for:action:isTargeted:)` of views does.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the payloads.
    ///   - action: Called with the dropped values.
    public func dropDestination<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        modified { rows in
            rows.tableRowActions { $0.drop = DropDestination(for: payloadType) { items, _, _ in action(items) } }
        }
    }

    /// Performs an action when the pointer moves over a row, and when it leaves. Fingers don't hover.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        modified { $0.tableRowActions { $0.onHover.insert(action, at: 0) } }
    }
}
