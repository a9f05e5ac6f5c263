import EvergreenDocument

extension [StyleValue] {
    /// The innermost scroll transition.
    var firstScrollTransition: ScrollTransitionTraits? {
        for case .scrollTransition(let traits) in self { return traits }
        return nil
    }
}

extension ElementHTML {
    /// Returns the HTML with these effects in place of the scroll transition.
    func html(with effects: [StyleValue]) -> HTML {
        var other = self
        other.description.attributes = ElementAttributes()
        guard
            let index = description.style.firstIndex(where: {
                if case .scrollTransition = $0 { true } else { false }
            })
        else { return other.html }
        other.description.style.replaceSubrange(index...index, with: effects)
        return other.html
    }
}

extension HTML {
    /// Adds scroll phases to each node whose classes differ outside of the visible area: see Documentation/Protocol.md. Nodes without a
    /// counterpart do not change.
    mutating func addScrollPhases(before: HTML, after: HTML, of traits: ScrollTransitionTraits) {
        guard tag == before.tag, tag == after.tag else { return }
        if classes != before.classes || classes != after.classes {
            classChanges.append(
                .scrolled(ScrollPhases(traits: traits, before: before.classes, after: after.classes))
            )
        }
        guard content.count == before.content.count, content.count == after.content.count else { return }
        for index in content.indices {
            guard case .node(var node) = content[index], case .node(let before) = before.content[index],
                case .node(let after) = after.content[index]
            else { continue }
            node.addScrollPhases(before: before, after: after, of: traits)
            content[index] = .node(node)
        }
    }
}

/// The classes of a node outside of the visible area, and the transition to its own classes.
struct ScrollPhases: Hashable, Sendable {
    let traits: ScrollTransitionTraits
    let before: ClassList
    let after: ClassList

    /// The value of `data-scroll-phases`: see Documentation/Protocol.md.
    var pageText: String {
        [traits.axis?.rawValue ?? "-", traits.start.pageText, traits.end.pageText, before.text, after.text]
            .joined(separator: ";")
    }
}

extension ScrollTransitionTraits.Way {
    fileprivate var pageText: String {
        switch self {
        case .none: "none"
        case .interactive(let visible, let curve): "scroll \(StyleClass.decimal(visible)) \(curve.easing)"
        case .animated(let visible, let animation):
            [
                "time", StyleClass.decimal(visible), String(AnimationTraits.milliseconds(animation.duration)),
                String(AnimationTraits.milliseconds(animation.delay)), animation.curve.easing,
            ].joined(separator: " ")
        }
    }
}
