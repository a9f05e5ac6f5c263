import EvergreenDocument

extension ElementHTML {
    func richText(_ runs: [TextRun]) -> HTML {
        let parts: [HTML.Content] = runs.map { run in
            let layers = StyleLayers(run.style, ownsBox: false, canWrap: false)
            return .node(HTML(.span, layers.inner, [], [.text(run.text)]))
        }
        let role = attributes.accessibilityLabel == nil ? [] : [HTML.Attribute(.role, "img")]
        return HTML(.span, ["text"], role + common, parts)
    }

    /// Other pages get to know nothing of this one: see `SecurityHeaders` for the referrer.
    func link(_ address: String?) -> HTML {
        let target: [HTML.Attribute] =
            if let address, !attributes.isDisabled {
                [.init(.href, address), .init(.target, "_blank"), .init(.rel, "noopener noreferrer")]
            } else {
                [.init(.role, "link"), .init(.ariaDisabled, "true")]
            }
        return HTML(.a, ["link"], target + common, [.slot])
    }
}
