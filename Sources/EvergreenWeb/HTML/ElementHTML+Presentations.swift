extension ElementHTML {
    // Dialogs are written open, so that they can be read without the script, which opens them modally.

    var sheet: HTML {
        let name: [HTML.Attribute] =
            if attributes.accessibilityLabel == nil, let titledBy {
                [.init(.ariaLabelledBy, "h\(titledBy.rawValue)")]
            } else {
                []
            }
        return HTML(.dialog, ["sheet"], [.init(.open), .init(.dataOn, "dismiss")] + name + common, [.slot])
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
