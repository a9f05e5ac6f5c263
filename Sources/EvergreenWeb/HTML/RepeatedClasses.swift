import EvergreenDocument

/// The classes that a node had before a change that the page shows again and again, and how it does.
struct RepeatedClasses: Hashable, Sendable {
    let animation: AnimationTraits
    let previous: ClassList

    /// As the page reads it: times in milliseconds, with spaces between all parts.
    fileprivate var pageText: String {
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

extension [RepeatedClasses] {
    /// The attribute of a node with such changes.
    var attribute: HTML.Attribute { HTML.Attribute(.dataRepeat, map(\.pageText).joined(separator: ";")) }
}

extension HTML {
    /// Notes on the nodes whose classes were others in an earlier drawing of the same element that this is repeated. Where the
    /// two differ in their nodes, the page shows what is now.
    mutating func repeatChanges(from previous: HTML, _ animation: AnimationTraits) {
        guard tag == previous.tag else { return }
        if classes != previous.classes {
            repeats.append(RepeatedClasses(animation: animation, previous: previous.classes))
        }
        guard content.count == previous.content.count else { return }
        for (index, earlier) in previous.content.enumerated() {
            guard case .node(var node) = content[index], case .node(let earlier) = earlier else { continue }
            node.repeatChanges(from: earlier, animation)
            content[index] = .node(node)
        }
    }
}
