import EvergreenDocument

extension ElementHTML {
    /// A page of another site, which can't reach or navigate this one. The content security policy limits the sites.
    func webFrame(_ address: String) -> HTML {
        var frame: [HTML.Attribute] = [
            .init(.sandbox, "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"),
            .init(.loading, "lazy"), .init(.referrerpolicy, "no-referrer"),
        ]
        if let label = attributes.accessibilityLabel { frame.append(.init(.title, label)) }
        frame.append(.init(.src, address))
        return HTML(.div, ["web-view"], common, [.node(HTML(.iframe, [], frame))])
    }
}
