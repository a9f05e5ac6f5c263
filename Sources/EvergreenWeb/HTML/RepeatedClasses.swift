import EvergreenDocument

/// A repeating animation of a node: its classes before the change, and the timing.
struct RepeatedClasses: Hashable, Sendable {
    let animation: AnimationTraits
    let previous: ClassList

    /// One animation in the value of `data-repeat`: see Documentation/Protocol.md.
    var pageText: String {
        let repetition = animation.repetition
        let parts = [
            String(AnimationTraits.milliseconds(animation.duration)),
            String(AnimationTraits.milliseconds(animation.delay)),
            String(AnimationTraits.milliseconds(repetition?.pause ?? 0)),
            animation.curve.easing,
            String(repetition?.count ?? 0),
            repetition?.autoreverses == true ? "back" : "on",
        ]
        return (parts + (previous.isEmpty ? [] : [previous.text])).joined(separator: " ")
    }
}

extension HTML {
    /// Adds a repeating animation to each node whose classes differ from those in the element's previous HTML. Nodes without a counterpart
    /// are not animated.
    mutating func repeatChanges(from previous: HTML, _ animation: AnimationTraits) {
        guard tag == previous.tag else { return }
        if classes != previous.classes {
            classChanges.append(.repeated(RepeatedClasses(animation: animation, previous: previous.classes)))
        }
        guard content.count == previous.content.count else { return }
        for (index, earlier) in previous.content.enumerated() {
            guard case .node(var node) = content[index], case .node(let earlier) = earlier else { continue }
            node.repeatChanges(from: earlier, animation)
            content[index] = .node(node)
        }
    }
}
