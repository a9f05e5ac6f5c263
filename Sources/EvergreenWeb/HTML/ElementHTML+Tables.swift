import EvergreenDocument

/// Tables use CSS grid, so that the columns have the app's widths, regardless of the rows on the page. With this layout, browsers may drop
/// table semantics, so each node has an explicit role.
extension ElementHTML {
    func table(_ traits: TableTraits) -> HTML {
        var classes: ClassList = ["table"]
        if traits.isCompact { classes.insert("compact") }
        if !traits.columns.isEmpty { classes.insert(StyleClass(columns: traits.columns)) }
        // If the columns are wider than the screen, the table scrolls horizontally.
        if traits.columns.count > 1 {
            classes.insert(StyleClass(.minWidth, traits.columns.reduce(0) { $0 + $1.minimum }))
        }
        var table = identifier
        if let label = attributes.accessibilityLabel { table.append(.init(.ariaLabel, label)) }
        table += notes
        var frame: [HTML.Attribute] = []
        switch traits.selection {
        case nil:
            table.append(.init(.role, "table"))
            // Scrollable elements must be reachable with the keyboard.
            frame.append(.init(.tabIndex, "0"))
        case let selection?:
            // Rows are selected with the keyboard while the table is focused.
            table += [.init(.role, "grid"), .init(.tabIndex, "0")]
            if selection == .several { table.append(.init(.ariaMultiSelectable, "true")) }
            if traits.isEnabled {
                table.append(.init(.dataSelects, selection == .several ? "several" : "one"))
            } else {
                table.append(.init(.ariaDisabled, "true"))
            }
        }
        return HTML(.div, ["table-frame"], frame, [.node(HTML(.table, classes, table, [.slot]))])
    }

    var tableHead: HTML {
        HTML(
            .thead,
            ["table-head"],
            [.init(.role, "rowgroup")],
            [.node(HTML(.tr, ["table-row"], [.init(.role, "row")], [.slot]))]
        )
    }

    func tableColumn(_ traits: TableColumnTraits) -> HTML {
        var header: [HTML.Attribute] = [.init(.scope, "col"), .init(.role, "columnheader")]
        var classes: ClassList = ["table-column"]
        classes.insert(columnAlignment: traits.alignment)
        guard traits.isSortable else { return HTML(.th, classes, header + common, [.slot]) }
        switch traits.order {
        case nil: break
        case .ascending: header.append(.init(.ariaSort, "ascending"))
        case .descending: header.append(.init(.ariaSort, "descending"))
        }
        let button = HTML(.button, ["sort"], control("tap"), [.slot])
        return HTML(.th, classes, header, [.node(button)])
    }

    func tableRow(_ traits: TableRowTraits) -> HTML {
        var row: [HTML.Attribute] = [.init(.role, "row")]
        if let isSelected = traits.isSelected { row.append(.init(.ariaSelected, isSelected ? "true" : "false")) }
        guard !attributes.isDisabled else { return HTML(.tr, ["table-row"], row + common, [.slot]) }
        let gestures = [traits.hasMenu ? "menu" : nil, traits.reportsHover ? "hover" : nil].compactMap(\.self)
        if !gestures.isEmpty { row.append(.init(.dataGesture, gestures.joined(separator: ";"))) }
        if let drag = traits.drag {
            row += [
                .init(.draggable, "true"), .init(.dataDrag, drag.types.joined(separator: " ")), .init(.tabIndex, "0"),
            ]
        }
        if let drop = traits.drop { row += dropAttributes(drop, namesFiles: false) }
        return HTML(.tr, ["table-row"], row + common, traits.hasMenu ? [menuCell, .slot] : [.slot])
    }

    /// A cell with a visually hidden button that opens the context menu of its row.
    private var menuCell: HTML.Content {
        let button = HTML(
            .span,
            ["activator"],
            [
                .init(.role, "button"), .init(.tabIndex, "0"), .init(.dataOn, "menu"),
                .init(.ariaLabel, StandardText.actions.text(in: language)),
                .init(.ariaDescribedBy, "e\(id.rawValue)"),
            ]
        )
        return .node(HTML(.td, ["table-menu"], [.init(.role, "cell")], [.node(button)]))
    }

    func tableCell(_ alignment: HorizontalAlignment) -> HTML {
        var classes: ClassList = ["table-cell"]
        classes.insert(columnAlignment: alignment)
        return HTML(.td, classes, [.init(.role, "cell")] + common, [.slot])
    }
}

extension ClassList {
    /// Cells start at the leading edge without a class.
    fileprivate mutating func insert(columnAlignment alignment: HorizontalAlignment) {
        switch alignment.standard {
        case .leading: break
        case .center: insert("aligned-center")
        case .trailing: insert("aligned-trailing")
        }
    }
}
