import EvergreenDocument

extension ElementHTML {
    func richText(_ runs: [TextRun]) -> HTML {
        let parts: [HTML.Content] = runs.map { run in
            let layers = StyleLayers(run.style, ownsBox: false, canWrap: false)
            guard let address = run.address, !attributes.isDisabled else {
                return .node(HTML(.span, layers.inner, [], [.text(run.text)]))
            }
            var classes = layers.inner
            classes.insert("inline-link")
            return .node(HTML(.a, classes, Self.linkTarget(address), [.text(run.text)]))
        }
        let role = attributes.accessibilityLabel == nil ? [] : [HTML.Attribute(.role, "img")]
        return HTML(.span, ["text"], role + common, parts)
    }

    func link(_ address: String?) -> HTML {
        let target: [HTML.Attribute] =
            if let address, !attributes.isDisabled {
                Self.linkTarget(address)
            } else {
                [.init(.role, "link"), .init(.ariaDisabled, "true")]
            }
        return HTML(.a, ["link"], target + common, [.slot])
    }

    /// Other pages get to know nothing of this one: see `SecurityHeaders` for the referrer.
    private static func linkTarget(_ address: String) -> [HTML.Attribute] {
        [.init(.href, address), .init(.target, "_blank"), .init(.rel, "noopener noreferrer")]
    }
}
