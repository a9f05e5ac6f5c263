import EvergreenDocument

extension ElementHTML {
    func richText(_ runs: [TextRun]) -> HTML {
        let parts: [HTML.Content] = runs.enumerated().map { index, run in
            let layers = StyleLayers(run.style, ownsBox: false, canWrap: false)
            let isLink = run.address != nil || run.handledURL != nil
            guard isLink, !attributes.isDisabled else {
                return .node(HTML(.span, layers.inner, [], [content(of: run)]))
            }
            var classes = layers.inner
            classes.insert("inline-link")
            let handled: [HTML.Attribute] = run.handledURL == nil ? [] : [.init(.dataLink, String(index))]
            guard let address = run.address else {
                return .node(HTML(.button, classes, Self.linkButton + handled, [content(of: run)]))
            }
            return .node(HTML(.a, classes, Self.linkTarget(address) + handled, [content(of: run)]))
        }
        let hasLongWord = runs.contains { $0.text.hasLongWord }
        return HTML(.span, hasLongWord ? ["text", "long-words"] : ["text"], textRole + common, parts)
    }

    private func content(of run: TextRun) -> HTML.Content {
        guard let image = run.image else { return .text(run.text) }
        // The text has the accessibility identifier and all other attributes.
        return .node(ElementHTML(id: id, description: ElementDescription(.image(image))).image(image))
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

    /// A button with the role of a link, because there is no URL to navigate to.
    static var linkButton: [HTML.Attribute] { [.init(.role, "link")] }

    /// External pages get no information about this one: see `SecurityHeaders` for the referrer. Links within the app stay in the same tab.
    private static func linkTarget(_ address: String) -> [HTML.Attribute] {
        if AppRoot.isRelative(address) { return [.init(.href, address)] }
        return [.init(.href, address), .init(.target, "_blank"), .init(.rel, "noopener noreferrer")]
    }
}
