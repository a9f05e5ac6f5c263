/// The stack of repeating animations in effect during an update, outermost first.
package struct AnimationScopes {
    private var scopes: [(depth: Int?, animation: AnimationTraits?)] = []

    package var isEmpty: Bool { scopes.isEmpty }

    /// The innermost repeating animation; nil for none, and within a scope without repetition.
    package var current: AnimationTraits? { scopes.last?.animation }

    /// - Parameters:
    ///   - animation: The animation; nil for one that does not repeat.
    ///   - depth: The depth of the `animationScope` style value that bounds the scope; nil for an unbounded scope.
    package mutating func begin(_ animation: AnimationTraits?, depth: Int? = nil) {
        scopes.append((depth, animation))
    }

    package mutating func end() {
        _ = scopes.popLast()
    }

    /// Returns the repeated differences between two descriptions of an element, each with the innermost animation that applies to it.
    func changes(from previous: ElementDescription, to current: ElementDescription) -> [RepeatedChange] {
        var changes: [RepeatedChange] = []
        func add(_ animation: AnimationTraits?, _ change: (inout RepeatedChange) -> Void) {
            guard let animation else { return }
            let index = changes.firstIndex { $0.animation == animation } ?? changes.endIndex
            if index == changes.endIndex { changes.append(RepeatedChange(animation)) }
            change(&changes[index])
        }
        if previous.kind != current.kind { add(scopes.last?.animation) { $0.kind = previous.kind } }
        for change in current.styleChanges(from: previous) ?? [] {
            let scope = scopes.last { scope in scope.depth.map { !change.scopesInside.contains($0) } ?? true }
            add(scope?.animation) { $0.styles[change.index] = change.previous }
        }
        return changes
    }
}
