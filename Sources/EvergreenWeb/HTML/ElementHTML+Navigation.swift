import EvergreenDocument

extension ElementHTML {
    func page(depth: Int) -> HTML {
        HTML(.section, ["page"], [.init(.dataDepth, String(depth))] + common, [.slot])
    }

    func backButton(title: String) -> HTML {
        let button = HTML(
            .button,
            ["button"],
            [.init(.type, "button"), .init(.ariaLabel, title.isEmpty ? "Back" : "Back to \(title)")] + control("tap"),
            [
                .node(ElementHTML.symbol("chevron.left")),
                .node(HTML(.span, ["title"], [], [.text(title.isEmpty ? "Back" : title)])),
            ]
        )
        return HTML(.nav, ["back"], [.init(.ariaLabel, "Back")], [.node(button)])
    }

    var navigationLink: HTML {
        HTML(
            .button,
            ["link"],
            Self.linkButton + control("tap"),
            [
                .node(HTML(.span, ["title"], [], [.slot])),
                .node(ElementHTML.symbol("chevron.right")),
            ]
        )
    }
}
