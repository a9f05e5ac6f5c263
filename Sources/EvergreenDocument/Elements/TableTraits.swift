/// The columns of a table, and whether its rows can be selected.
package struct TableTraits: Hashable, Sendable {
    package enum Selection: Hashable, Sendable {
        case one, several
    }

    /// The widths of the visible columns.
    package var columns: [GridTrack]
    /// Whether the table is a list of its first column, which scrolls with the page.
    package var isCompact: Bool
    /// Nil if rows can't be selected.
    package var selection: Selection?
    /// Whether the user can change the selection.
    package var isEnabled: Bool

    package init(
        columns: [GridTrack] = [],
        isCompact: Bool = false,
        selection: Selection? = nil,
        isEnabled: Bool = true
    ) {
        self.columns = columns
        self.isCompact = isCompact
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
    package var alignment: HorizontalAlignment

    package init(isSortable: Bool = false, order: Order? = nil, alignment: HorizontalAlignment = .leading) {
        self.isSortable = isSortable
        self.order = order
        self.alignment = alignment
    }
}

/// The selection state of a table row, and its behavior.
package struct TableRowTraits: Hashable, Sendable {
    /// Nil if the row can't be selected.
    package var isSelected: Bool?
    /// Whether the row has its own context menu.
    package var hasMenu: Bool
    /// Whether the row receives an event when the pointer enters or leaves it.
    package var reportsHover: Bool
    package var drag: DragTraits?
    package var drop: DropTraits?

    package init(
        isSelected: Bool? = nil,
        hasMenu: Bool = false,
        reportsHover: Bool = false,
        drag: DragTraits? = nil,
        drop: DropTraits? = nil
    ) {
        self.isSelected = isSelected
        self.hasMenu = hasMenu
        self.reportsHover = reportsHover
        self.drag = drag
        self.drop = drop
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
