/// How an element was before a change that the screen shows again and again.
///
/// Part of what the element is, so that a page that is loaded anew, or comes later, shows it, too.
package struct RepeatedChange: Hashable, Sendable {
    package let animation: AnimationTraits
    /// What the element was; nil if it is the same.
    var kind: ElementKind?
    /// The style values that were others, by their places among all but the `animationScope` ones.
    var styles: [Int: StyleValue] = [:]

    init(_ animation: AnimationTraits) {
        self.animation = animation
    }

    fileprivate var isEmpty: Bool { kind == nil && styles.isEmpty }

    /// What the element was, in everything else as it is now.
    package func previous(of current: ElementDescription) -> ElementDescription {
        var previous = current
        previous.attributes.repeatedChanges = []
        if let kind { previous.kind = kind }
        previous.style = current.style.withoutScopes
        for (index, value) in styles where previous.style.indices.contains(index) { previous.style[index] = value }
        return previous
    }

    /// What is left of the change when something else changes: what is set anew is no longer repeated.
    fileprivate func kept(from previous: ElementDescription, to current: ElementDescription) -> RepeatedChange? {
        let before = previous.style.withoutScopes
        let after = current.style.withoutScopes
        guard before.count == after.count else { return nil }
        var kept = self
        if previous.kind != current.kind { kept.kind = nil }
        kept.styles = styles.filter { before.indices.contains($0.key) && before[$0.key] == after[$0.key] }
        return kept.isEmpty ? nil : kept
    }
}

extension ElementDescription {
    /// Takes over what is repeated of an earlier description.
    mutating func keepRepeatedChanges(of previous: ElementDescription) {
        let changes = previous.attributes.repeatedChanges
        guard !changes.isEmpty else { return }
        attributes.repeatedChanges = changes.compactMap { $0.kept(from: previous, to: self) }
    }

    /// Adds what these animations have repeated from now on.
    mutating func repeatChanges(from previous: ElementDescription, in scopes: AnimationScopes) {
        let changes = scopes.changes(from: previous, to: self)
        if !changes.isEmpty { attributes.repeatedChanges += changes }
    }
}

extension [StyleValue] {
    var withoutScopes: [StyleValue] {
        filter { if case .animationScope = $0 { false } else { true } }
    }
}
