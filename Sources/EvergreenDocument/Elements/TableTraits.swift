/// The columns of a table, and whether its rows can be selected.
package struct TableTraits: Hashable, Sendable {
    package enum Selection: Hashable, Sendable {
        case one, several
    }

    /// The widths of the visible columns.
    package var columns: [GridTrack]
    /// Nil if rows can't be selected.
    package var selection: Selection?
    /// Whether the user can change the selection.
    package var isEnabled: Bool

    package init(columns: [GridTrack] = [], selection: Selection? = nil, isEnabled: Bool = true) {
        self.columns = columns
        self.selection = selection
        self.isEnabled = isEnabled
    }
}

/// The sort state of a table column.
package struct TableColumnTraits: Hashable, Sendable {
    package enum Order: Hashable, Sendable {
        case ascending, descending
    }

    /// Whether pressing the header sorts the table.
    package var isSortable: Bool
    /// The column's sort order; nil unless it is the primary sort column.
    package var order: Order?

    package init(isSortable: Bool = false, order: Order? = nil) {
        self.isSortable = isSortable
        self.order = order
    }
}

/// How a selected row changes the selection of its table.
package enum RowChoice: String, CaseIterable, Hashable, Sendable {
    /// Selects only this row.
    case one
    /// Toggles the selection of the row.
    case toggle
    /// Selects the rows from the last selected one to this one.
    case range
    /// Selects all rows: an event of the table itself.
    case all
}
