/// A repeating animation of an element, with the values before the change that it repeats.
///
/// Part of the element's description, so that a page that is loaded later shows the animation, too.
package struct RepeatedChange: Hashable, Sendable {
    package let animation: AnimationTraits
    /// The kind before the change; nil if it did not change.
    var kind: ElementKind?
    /// The style values before the change, by their indices in a style without its `animationScope` values.
    var styles: [Int: StyleValue] = [:]

    init(_ animation: AnimationTraits) {
        self.animation = animation
    }

    fileprivate var isEmpty: Bool { kind == nil && styles.isEmpty }

    /// Returns the description from which the animation starts.
    package func previous(of current: ElementDescription) -> ElementDescription {
        var previous = current
        previous.attributes.repeatedChanges = []
        if let kind { previous.kind = kind }
        previous.style = current.style.withoutScopes
        for (index, value) in styles where previous.style.indices.contains(index) { previous.style[index] = value }
        return previous
    }

    /// Returns the part of the change that still repeats after an update, without the values that the update changes; nil for none.
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
    /// Keeps the repeating animations from the description before an update.
    mutating func keepRepeatedChanges(of previous: ElementDescription) {
        let changes = previous.attributes.repeatedChanges
        guard !changes.isEmpty else { return }
        attributes.repeatedChanges = changes.compactMap { $0.kept(from: previous, to: self) }
    }

    /// Adds the repeating animations that an update starts.
    mutating func repeatChanges(from previous: ElementDescription, in scopes: AnimationScopes) {
        let changes = scopes.changes(from: previous, to: self)
        if !changes.isEmpty { attributes.repeatedChanges += changes }
    }
}
