import EvergreenDocument

extension ElementHTML {
    // Dialogs are initially open, so that they are readable without the script, which reopens them as modal.

    var sheet: HTML { sheet(["sheet"]) }

    var cover: HTML { sheet(["sheet", "cover"]) }

    func popover(anchor: ElementID?, part: AnchorPart?, edge: Edge) -> HTML {
        var place: [HTML.Attribute] =
            anchor.map {
                [.init(.dataAnchor, "e\($0.rawValue)"), .init(.dataEdge, edge.className)]
            } ?? []
        if let part { place.append(.init(.dataAnchorPart, part.pageText)) }
        return sheet(["sheet", "popover"], place)
    }

    func menu(anchor: ElementID?, isNested: Bool) -> HTML {
        let edge = isNested ? "trailing" : "bottom"
        let place: [HTML.Attribute] =
            anchor.map { [.init(.dataAnchor, "e\($0.rawValue)"), .init(.dataEdge, edge)] } ?? []
        return sheet(["sheet", "popover", "menu"], place)
    }

    var inspector: HTML { HTML(.section, ["inspector"], name + common, [.slot]) }

    private var name: [HTML.Attribute] {
        guard attributes.accessibilityLabel == nil, let titledBy else { return [] }
        return [.init(.ariaLabelledBy, "h\(titledBy.rawValue)")]
    }

    private func sheet(_ classes: ClassList, _ more: [HTML.Attribute] = []) -> HTML {
        HTML(.dialog, classes, [.init(.open), .init(.dataOn, "dismiss")] + more + name + common, [.slot])
    }

    func confirmation(title: String, isTitleShown: Bool) -> HTML {
        HTML(
            .dialog,
            isTitleShown ? ["alert", "confirmation"] : ["alert", "confirmation", "untitled"],
            [.init(.open), .init(.dataOn, "dismiss"), .init(.ariaLabelledBy, "h\(id.rawValue)")] + common,
            [
                .node(HTML(.h2, [], [.init(.id, "h\(id.rawValue)")], [.text(title)])),
                .node(HTML(.div, ["alert-content"], [], [.slot])),
                .node(
                    HTML(
                        .button,
                        ["button", "cancel"],
                        [.init(.dataOn, "dismiss")],
                        [.text(StandardText.cancel.text(in: language))]
                    )
                ),
            ]
        )
    }

    func alert(title: String) -> HTML {
        HTML(
            .dialog,
            ["alert"],
            [
                .init(.open), .init(.role, "alertdialog"), .init(.dataOn, "dismiss"),
                .init(.ariaLabelledBy, "h\(id.rawValue)"),
            ] + common,
            [
                .node(HTML(.h2, [], [.init(.id, "h\(id.rawValue)")], [.text(title)])),
                .node(HTML(.div, ["alert-content"], [], [.slot])),
            ]
        )
    }
}

extension AnchorPart {
    /// A point in fractions of its element's size, or a rectangle in points, as numbers separated by spaces.
    fileprivate var pageText: String {
        let numbers =
            switch self {
            case .point(let anchor): [anchor.x, anchor.y]
            case .rect(let x, let y, let width, let height): [x, y, width, height]
            }
        return numbers.map(StyleClass.decimal).joined(separator: " ")
    }
}
