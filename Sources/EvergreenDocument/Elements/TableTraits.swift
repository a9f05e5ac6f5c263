/// The columns of a table, and whether its rows can be selected.
package struct TableTraits: Hashable, Sendable {
    package enum Selection: Hashable, Sendable {
        case one, several
    }

    /// The widths of the columns that are shown.
    package var columns: [GridTrack]
    /// Nil where rows can't be selected.
    package var selection: Selection?
    /// Whether the user can change what is selected.
    package var isEnabled: Bool

    package init(columns: [GridTrack] = [], selection: Selection? = nil, isEnabled: Bool = true) {
        self.columns = columns
        self.selection = selection
        self.isEnabled = isEnabled
    }
}

/// Whether a column sorts its table, and how.
package struct TableColumnTraits: Hashable, Sendable {
    package enum Order: Hashable, Sendable {
        case ascending, descending
    }

    /// Whether a press of the header sorts the table.
    package var isSortable: Bool
    /// The order of the table by this column; nil where another one comes first.
    package var order: Order?

    package init(isSortable: Bool = false, order: Order? = nil) {
        self.isSortable = isSortable
        self.order = order
    }
}

/// How a row that the user chooses changes the selection of its table.
package enum RowChoice: String, CaseIterable, Hashable, Sendable {
    /// The row alone is selected.
    case one
    /// The row is selected if it was not, and the other way around.
    case toggle
    /// The rows from the last one that was chosen to this one are selected.
    case range
    /// All rows are selected: a choice of the table itself.
    case all
}
