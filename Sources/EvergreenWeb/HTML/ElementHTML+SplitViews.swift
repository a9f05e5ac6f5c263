import EvergreenDocument

extension ElementHTML {
    func splitView(_ traits: SplitTraits) -> HTML {
        var classes: ClassList = ["split"]
        if traits.isCompact { classes.insert("compact") }
        if traits.isDetailProminent { classes.insert("prominent") }
        return container(.div, classes)
    }

    /// A landmark: columns that lead to other columns are navigation.
    func splitColumn(_ role: SplitColumnRole, title: String) -> HTML {
        let label = attributes.accessibilityLabel == nil ? [HTML.Attribute(.ariaLabel, title)] : []
        return HTML(role == .detail ? .section : .nav, ["column", role.className], label + common, [.slot])
    }

    func sidebarToggle(isSidebarShown: Bool) -> HTML {
        HTML(
            .button,
            ["button", "sidebar-toggle"],
            [.init(.ariaExpanded, isSidebarShown ? "true" : "false")] + control("tap"),
            [.node(ElementHTML.symbol("sidebar.leading"))]
        )
    }
}

extension SplitColumnRole {
    fileprivate var className: String {
        switch self {
        case .sidebar: "sidebar"
        case .content: "content"
        case .detail: "detail"
        }
    }
}
