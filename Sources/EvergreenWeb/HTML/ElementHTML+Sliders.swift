import EvergreenDocument

extension ElementHTML {
    func slider(_ traits: SliderTraits) -> HTML {
        var attributes: [HTML.Attribute] = [
            .init(.type, "range"), .init(.autocomplete, "off"),
            .init(.min, "\(traits.lowerBound)"), .init(.max, "\(traits.upperBound)"),
            .init(.step, traits.step.map { "\($0)" } ?? "any"), .init(.value, "\(traits.value)"),
        ]
        attributes += control("slide")
        if let text = traits.valueText, !hasSpokenValue { attributes.append(.init(.ariaValueText, text)) }
        if let enabled = traits.enabledBounds {
            attributes += [.init(.dataLow, "\(enabled.lowerBound)"), .init(.dataHigh, "\(enabled.upperBound)")]
        }
        let input = HTML(.input, trackClasses(of: traits), attributes)
        let track =
            traits.ticks.isEmpty
            ? input : HTML(.span, scaleClasses(of: traits), [], [.node(input), .node(ticks(of: traits))])
        return HTML(.label, ["slider"], [], [caption(traits.label), .node(track)])
    }

    /// Whether the app has set the accessibility value.
    private var hasSpokenValue: Bool {
        attributes.notes.contains { if case .value = $0 { true } else { false } }
    }

    /// The stylesheet draws the tracks that the browser can't draw: see `sliders.js`.
    private func trackClasses(of traits: SliderTraits) -> ClassList {
        guard traits.neutralValue != nil || traits.enabledBounds != nil || traits.isThumbHidden else { return [] }
        var classes: ClassList = ["drawn-track"]
        if traits.isThumbHidden {
            classes.insert("thumbless")
            // Without the script and the thumb, only the filled part of the track shows the value.
            classes.insert(StyleClass(.fraction, traits.part(of: traits.value)))
        }
        if let neutral = traits.neutralValue { classes.insert(StyleClass(.neutralPart, traits.part(of: neutral))) }
        if let enabled = traits.enabledBounds {
            classes.insert(StyleClass(.lowPart, traits.part(of: enabled.lowerBound)))
            classes.insert(StyleClass(.highPart, traits.part(of: enabled.upperBound)))
        }
        return classes
    }

    private func scaleClasses(of traits: SliderTraits) -> ClassList {
        traits.ticks.contains { !$0.label.isEmpty } ? ["scale", "named"] : ["scale"]
    }

    /// The marks and their labels, hidden from assistive technology, which reads the label of the tick at the value.
    private func ticks(of traits: SliderTraits) -> HTML {
        let marks = traits.ticks.map { tick in
            var classes: ClassList = ["tick"]
            classes.insert(StyleClass(.fraction, traits.part(of: tick.value)))
            return HTML.Content.node(HTML(.span, classes))
        }
        let named = traits.ticks.filter { !$0.label.isEmpty }.map { (part: traits.part(of: $0.value), text: $0.label) }
        let texts = named.indices.map { index in
            let part = named[index].part
            // Labels are truncated half-way between their ticks.
            let before = index > 0 ? part - named[index - 1].part : 1
            let after = index + 1 < named.count ? named[index + 1].part - part : 1
            var classes: ClassList = ["tick-title"]
            if part < 0.02 { classes.insert("first") } else if part > 0.98 { classes.insert("last") }
            classes.insert(StyleClass(.fraction, part))
            classes.insert(StyleClass(.tickShare, min(before, after)))
            return HTML.Content.node(HTML(.span, classes, [], [.text(named[index].text)]))
        }
        return HTML(.span, ["ticks"], [.init(.ariaHidden, "true")], marks + texts)
    }
}
