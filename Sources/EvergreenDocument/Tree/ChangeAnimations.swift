/// How what has changed since the last patches were taken comes about: in parts of the screen, and in the rest of it.
@MainActor
struct ChangeAnimations {
    /// Outside of all scopes; nil for at once.
    var ofRest: AnimationTraits?
    /// By the elements that stand for what is in a scope; the innermost scope last.
    private var scopes: [ElementID: [Scope]] = [:]

    private struct Scope {
        /// That of the `animationScope` style value which bounds the scope.
        let depth: Int
        /// Nil for at once.
        var animation: AnimationTraits?
    }

    /// One of the changes of an element that come about one after the other, each with its animation.
    struct Step {
        let animation: AnimationTraits?
        /// The element after this change.
        let description: ElementDescription
    }

    /// Adds a scope around an element. One of the same depth is replaced.
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

    /// The animation with which an element comes, moves or goes, and with which what it is changes. O(d) for an element at
    /// depth d; O(1) without scopes.
    ///
    /// - Parameter parent: The element around it, or that was around one that has gone.
    func animation(of element: Element, in parent: Element?) -> AnimationTraits? {
        guard !scopes.isEmpty else { return ofRest }
        if let scope = scopes[element.id]?.last { return scope.animation }
        return animation(in: parent)
    }

    private func animation(in element: Element?) -> AnimationTraits? {
        guard let element else { return ofRest }
        return animation(of: element, in: element.parent)
    }

    /// The changes that lead to what an element is now: several if style values of it are in different scopes.
    func steps(of element: Element, from previous: ElementDescription) -> [Step] {
        let last = Step(animation: animation(of: element, in: element.parent), description: element.description)
        guard let scopes = scopes[element.id], let changes = element.description.styleChanges(from: previous) else {
            return [last]
        }
        let around = animation(in: element.parent)
        var steps: [Step] = []
        var current = previous
        current.style = previous.style.withoutScopes
        // The outer modifiers first: the last step is that of what is innermost.
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
    /// In a style without its `animationScope` values.
    let index: Int
    let previous: StyleValue
    let value: StyleValue
    /// The depths of the scopes that the value is outside of.
    let scopesInside: Set<Int>
}

extension ElementDescription {
    /// The style values that differ from those of another description, from the inside out; nil if there are more or fewer.
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
