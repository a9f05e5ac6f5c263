import EvergreenDocument

extension ElementHTML {
    func richText(_ runs: [TextRun]) -> HTML {
        let parts: [HTML.Content] = runs.enumerated().map { index, run in
            let layers = StyleLayers(run.style, ownsBox: false, canWrap: false)
            let isLink = run.address != nil || run.handledURL != nil
            guard isLink, !attributes.isDisabled else {
                return .node(HTML(.span, layers.inner, [], [.text(run.text)]))
            }
            var classes = layers.inner
            classes.insert("inline-link")
            let handled: [HTML.Attribute] = run.handledURL == nil ? [] : [.init(.dataLink, String(index))]
            guard let address = run.address else {
                return .node(HTML(.button, classes, Self.linkButton + handled, [.text(run.text)]))
            }
            return .node(HTML(.a, classes, Self.linkTarget(address) + handled, [.text(run.text)]))
        }
        let hasLongWord = runs.contains { $0.text.hasLongWord }
        return HTML(.span, hasLongWord ? ["text", "long-words"] : ["text"], textRole + common, parts)
    }

    func link(_ address: String?, isHandled: Bool) -> HTML {
        if isHandled, address == nil || attributes.isDisabled {
            return HTML(.button, ["link"], Self.linkButton + control("tap"), [.slot])
        }
        let handled: [HTML.Attribute] = isHandled ? [.init(.dataOn, "tap")] : []
        let target: [HTML.Attribute] =
            if let address, !attributes.isDisabled {
                Self.linkTarget(address)
            } else {
                [.init(.role, "link"), .init(.ariaDisabled, "true")]
            }
        return HTML(.a, ["link"], target + handled + common, [.slot])
    }

    /// A button that is read as a link: there is no address to go to.
    static var linkButton: [HTML.Attribute] { [.init(.type, "button"), .init(.role, "link")] }

    /// Other pages get to know nothing of this one: see `SecurityHeaders` for the referrer. A place of the app takes this one's tab.
    private static func linkTarget(_ address: String) -> [HTML.Attribute] {
        if AppRoot.isRelative(address) { return [.init(.href, address)] }
        return [.init(.href, address), .init(.target, "_blank"), .init(.rel, "noopener noreferrer")]
    }
}
