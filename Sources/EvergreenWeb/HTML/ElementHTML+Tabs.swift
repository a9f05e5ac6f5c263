import EvergreenDocument

extension ElementHTML {
    var tabBar: HTML { HTML(.div, ["tabbar"], [.init(.role, "tablist")] + common, [.slot]) }

    /// Only the selected tab is a tab stop; arrow keys move to the others.
    func tab(_ traits: TabTraits) -> HTML {
        HTML(
            .button,
            ["tab"],
            [
                .init(.role, "tab"), .init(.ariaSelected, traits.isSelected ? "true" : "false"),
                .init(.tabIndex, traits.isSelected ? "0" : "-1"),
            ] + (traits.pageName.map { [.init(.ariaLabel, $0)] } ?? [])
                + (traits.isSelected ? [.init(.ariaControls, "e\(traits.panel.rawValue)")] : []) + control("tap"),
            [
                .node(HTML(.span, ["title"], [], [.slot])),
                .node(HTML(.span, ["badge"], [], [.text(traits.badge)])),
            ]
        )
    }

    func tabPanel(of tab: ElementID) -> HTML {
        HTML(
            .section,
            ["panel"],
            [.init(.role, "tabpanel"), .init(.ariaLabelledBy, "e\(tab.rawValue)")] + common,
            [.slot]
        )
    }
}
