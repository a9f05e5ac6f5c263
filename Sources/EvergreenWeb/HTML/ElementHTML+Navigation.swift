import EvergreenDocument

extension ElementHTML {
    func page(depth: Int) -> HTML {
        HTML(.section, ["page"], [.init(.dataDepth, String(depth))] + common, [.slot])
    }

    func backButton(title: String) -> HTML {
        let back = StandardText.back.text(in: language)
        let label = title.isEmpty ? back : StandardText.backTo.text(in: language).replacing("%@", with: title)
        let button = HTML(
            .button,
            ["button"],
            [.init(.ariaLabel, label)] + control("tap"),
            [
                .node(ElementHTML.symbol("chevron.left")),
                .node(HTML(.span, ["title"], [], [.text(title.isEmpty ? back : title)])),
            ]
        )
        // A split view has one in each column, so the landmarks need distinct labels.
        return HTML(.nav, ["back"], [.init(.ariaLabel, label)], [.node(button)])
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
