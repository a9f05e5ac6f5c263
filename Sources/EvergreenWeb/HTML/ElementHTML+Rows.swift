import EvergreenDocument

extension ElementHTML {
    /// The buttons of a row are part of its own HTML, so that a row is one element, regardless of its actions.
    func editableRow(_ traits: RowTraits) -> HTML {
        var classes: ClassList = ["row"]
        var buttons: [HTML] = []
        if let isSelected = traits.isSelected {
            classes.insert(isSelected ? "selected" : "selectable")
            buttons.append(
                rowButton(
                    "select",
                    on: traits.isChosen ? "choose" : "tap",
                    .select,
                    [.init(.ariaPressed, isSelected ? "true" : "false")]
                )
            )
        }
        let isOpen = HTML.Attribute(.ariaExpanded, traits.isOpen ? "true" : "false")
        if traits.canDelete { buttons.append(rowButton("remove", on: "actions", .delete, [isOpen])) }
        if traits.hasActions { buttons.append(rowButton("more", on: "actions", .actions, [isOpen])) }
        if traits.canMove { buttons.append(rowButton("handle", on: "move", .move)) }
        if traits.isEditing { classes.insert("editing") }
        if traits.isOpen { classes.insert("open") }
        let edges = traits.fullSwipeEdges.map { $0 == .leading ? "leading" : "trailing" }.joined(separator: " ")
        let full = edges.isEmpty ? [] : [HTML.Attribute(.dataFull, edges)]
        let drop = attributes.isDisabled ? [] : traits.drop.map { dropAttributes($0, namesFiles: false) } ?? []
        return HTML(.li, classes, full + drop + common, buttons.map { .node($0) } + [.slot])
    }

    /// The page's script sets the height from the heights of the rows on the page.
    func placeholder(_ traits: PlaceholderTraits) -> HTML {
        let tag: HTML.Tag =
            switch traits.form {
            case .plain: .div
            case .listItem: .li
            case .tableRow: .tr
            }
        return HTML(
            tag,
            ["placeholder"],
            [.init(.ariaHidden, "true"), .init(.dataRows, "\(traits.rows)")]
        )
    }

    /// A button of the row, described by the row's content.
    private func rowButton(
        _ name: String,
        on event: String,
        _ label: StandardText,
        _ more: [HTML.Attribute] = []
    ) -> HTML {
        HTML(
            .button,
            [name],
            [
                .init(.dataOn, event), .init(.ariaLabel, label.text(in: language)),
                .init(.ariaDescribedBy, "e\(id.rawValue)"),
            ] + more
        )
    }
}
