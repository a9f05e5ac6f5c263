/// The animations of the changes since the last patches were taken: in scopes, and outside of them.
@MainActor
struct ChangeAnimations {
    /// Outside of all scopes; nil for none.
    var ofRest: AnimationTraits?
    /// The scopes by their elements, innermost last.
    private var scopes: [ElementID: [Scope]] = [:]

    private struct Scope {
        /// The depth of the `animationScope` style value that bounds the scope.
        let depth: Int
        /// Nil for none.
        var animation: AnimationTraits?
    }

    /// One of an element's consecutive changes with separate animations.
    struct Step {
        let animation: AnimationTraits?
        /// The element after this change.
        let description: ElementDescription
    }

    /// Adds a scope around an element. Replaces a scope of the same depth.
    mutating func add(_ animation: AnimationTraits?, depth: Int, around element: ElementID) {
        var around = scopes[element] ?? []
        let index = around.firstIndex { $0.depth >= depth } ?? around.endIndex
        let scope = Scope(depth: depth, animation: animation)
        if index < around.endIndex, around[index].depth == depth {
            around[index] = scope
        } else {
            around.insert(scope, at: index)
        }
        scopes[element] = around
    }

    /// Returns the animation for the insertion, move, removal or change of an element. O(d) for an element at depth d; O(1) without scopes.
    ///
    /// - Parameter parent: The parent of the element, or the previous parent of a removed one.
    func animation(of element: Element, in parent: Element?) -> AnimationTraits? {
        guard !scopes.isEmpty else { return ofRest }
        if let scope = scopes[element.id]?.last { return scope.animation }
        return animation(in: parent)
    }

    private func animation(in element: Element?) -> AnimationTraits? {
        guard let element else { return ofRest }
        return animation(of: element, in: element.parent)
    }

    /// Returns the steps of an element's change to its current description: several if its style values are in different scopes.
    func steps(of element: Element, from previous: ElementDescription) -> [Step] {
        let last = Step(animation: animation(of: element, in: element.parent), description: element.description)
        guard let scopes = scopes[element.id], let changes = element.description.styleChanges(from: previous) else {
            return [last]
        }
        let around = animation(in: element.parent)
        var steps: [Step] = []
        var current = previous
        current.style = previous.style.withoutScopes
        // Outer modifiers first: the last step is that of the innermost one.
        for change in changes.reversed() {
            let scope = scopes.last { !change.scopesInside.contains($0.depth) }
            let animation = scope.map(\.animation) ?? around
            guard animation != last.animation else { continue }
            current.style[change.index] = change.value
            if let previous = steps.last, previous.animation == animation { steps.removeLast() }
            steps.append(Step(animation: animation, description: current))
        }
        var rest = element.description
        rest.style = rest.style.withoutScopes
        guard current == rest, let reached = steps.popLast() else { return steps + [last] }
        return steps + [Step(animation: reached.animation, description: last.description)]
    }
}

/// A style value that differs between two descriptions of an element.
struct StyleChange {
    /// The index in a style without its `animationScope` values.
    let index: Int
    let previous: StyleValue
    let value: StyleValue
    /// The depths of the scopes that do not contain the value.
    let scopesInside: Set<Int>
}

extension ElementDescription {
    /// Returns the style values that differ from those of another description, innermost first; nil if their number differs.
    func styleChanges(from previous: ElementDescription) -> [StyleChange]? {
        let before = previous.style.withoutScopes
        guard before.count == style.withoutScopes.count else { return nil }
        var changes: [StyleChange] = []
        var scopes: Set<Int> = []
        var index = 0
        for value in style {
            if case .animationScope(let depth) = value {
                scopes.insert(depth)
                continue
            }
            if before[index] != value {
                changes.append(
                    StyleChange(index: index, previous: before[index], value: value, scopesInside: scopes)
                )
            }
            index += 1
        }
        return changes
    }
}

extension [StyleValue] {
    var withoutScopes: [StyleValue] {
        filter { if case .animationScope = $0 { false } else { true } }
    }
}
