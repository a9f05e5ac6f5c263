import EvergreenDocument

extension ElementHTML {
    func navigationBar(title: String, subtitle: String, form: BarTitleForm) -> HTML {
        var classes: ClassList = ["bar"]
        if title.isEmpty { classes.insert("untitled") }
        if form != .large { classes.insert("inline") }
        if form == .leading || form == .editor { classes.insert("leading-title") }
        if form == .editor { classes.insert("short-back") }
        var heading: [HTML.Content] = [.text(title)]
        if !subtitle.isEmpty { heading.append(.node(HTML(.span, ["subtitle"], [], [.text(subtitle)]))) }
        return HTML(
            .header,
            classes,
            common,
            [
                .node(HTML(.h1, [], [.init(.id, "h\(id.rawValue)")], heading)),
                .node(HTML(.div, ["items"], [], [.slot])),
            ]
        )
    }

    /// A landmark, named by its heading.
    func preview(title: String) -> HTML {
        HTML(
            .section,
            ["preview"],
            [.init(.ariaLabelledBy, "h\(id.rawValue)")] + common,
            [
                .node(HTML(.h2, ["preview-title"], [.init(.id, "h\(id.rawValue)")], [.text(title)])),
                .node(HTML(.div, ["preview-content"], [], [.slot])),
            ]
        )
    }

    func stack(_ layout: StackLayout) -> HTML {
        var classes: ClassList
        let alignment: [HTML.Attribute]
        switch layout.axis {
        case .horizontal:
            classes = ["hstack", "ay-\(layout.verticalAlignment.className)"]
            alignment = HTML.Attribute.alignment(layout.verticalAlignment)
        case .vertical:
            classes = ["vstack", "ax-\(layout.horizontalAlignment.className)"]
            alignment = HTML.Attribute.alignment(layout.horizontalAlignment)
        case .depth:
            alignment =
                HTML.Attribute.alignment(layout.horizontalAlignment)
                + HTML.Attribute.alignment(layout.verticalAlignment)
            classes = [
                "zstack", "ax-\(layout.horizontalAlignment.className)", "ay-\(layout.verticalAlignment.className)",
            ]
        }
        if let spacing = layout.spacing { classes.insert(StyleClass(.gap, spacing)) }
        return container(.div, classes, alignment)
    }

    func inset(_ traits: InsetTraits) -> HTML {
        var classes: ClassList = ["inset", "inset-\(traits.edge.className)"]
        if let spacing = traits.spacing { classes.insert(StyleClass(.gap, spacing)) }
        return container(.div, classes)
    }

    func insetBar(_ traits: InsetTraits) -> HTML {
        container(
            .div,
            [
                "inset-bar", "ax-\(traits.horizontalAlignment.className)",
                "ay-\(traits.verticalAlignment.className)",
            ]
        )
    }

    func spacer(minLength: Double?) -> HTML {
        var classes: ClassList = ["spacer"]
        if let minLength { classes.insert(StyleClass(.minLength, minLength)) }
        return HTML(.div, classes, common)
    }
}
