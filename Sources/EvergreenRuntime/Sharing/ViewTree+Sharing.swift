import EvergreenComparison
import EvergreenDocument

// Windows that show the same content and handle no events can share one tree, so that each change is computed once for all of them.
//
// Two trees are interchangeable if their users can never tell them apart:
//
// 1. They show the same content with the same ids.
// 2. Nothing in them has side effects of its own: no `onAppear`, `task`, `onChange` or `onReceive`, whose actions run once per window.
// 3. Each view with a body has the same properties and equal state, and reads equal values from its environment. A view's closures are made
//    from what is compared, and don't count. Queries observe the same request.
// 4. Objects created by a `@State` correspond to one another. The properties that bodies have read of them are observed in both windows:
//    see ``ViewTree/onModelChange`` and ``ViewTree/takeModelObservations(onChange:)``. After their first change, each window needs its own tree.
//
// After a window has handled an event, the effects of actions count too:
//
// 5. The objects have equal contents, and no body has anything that an action could keep and later use on the window.
// 6. The window has left nothing that is still referenced: see ``ViewTree/references``.
extension ViewTree {
    /// Whether another tree can replace this one. Costs a comparison of all views with a body.
    ///
    /// - Parameter areUntouched: Whether neither has handled an event.
    package func isInterchangeable(with other: ViewTree, areUntouched: Bool) -> Bool {
        guard isAtRest, other.isAtRest, traits == other.traits, let root, let otherRoot = other.root,
            document.shows(theSameAs: other.document)
        else { return false }
        let objects = ObjectPairs(areUntouched: areUntouched)
        return root.allNodes(match: otherRoot) { node, other in
            node.hasSameStructure(as: other) && node.isInterchangeable(with: other, objects: objects)
        }
    }

    /// Whether bodies have read the value of one of these environment keys.
    package func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool {
        root?.containsNode { $0.hasRead(oneOf: keys) } ?? false
    }

    /// Whether views or handlers read the query of the address that the window was opened at.
    package var readsQuery: Bool { root?.readsQuery ?? false }

    /// Whether a `@State` has an object. An object of another window can act on its own from its creation.
    package var ownsObjects: Bool { root?.containsNode(where: \.ownsObject) ?? false }

    /// Continues from a screen that shows another tree, with the views of the same elements.
    ///
    /// - Returns: False if the structures of the trees differ, for example in the elements of a collection.
    package func resume(from other: ViewTree) -> Bool {
        hasSameStructure(as: other) && document.resume(from: other.document)
    }

    /// The numbering that gives this tree, once remade, the ids of another one; nil if their structures differ.
    package func numbering(like other: ViewTree) -> ElementNumbering? {
        hasSameStructure(as: other) ? document.numbering(like: other.document) : nil
    }

    private func hasSameStructure(as other: ViewTree) -> Bool {
        guard let root, let otherRoot = other.root else { return false }
        return root.allNodes(match: otherRoot) { $0.hasSameStructure(as: $1) }
    }

    /// Whether nothing is pending or running.
    private var isAtRest: Bool { runningTasks == 0 && sceneStorage.isEmpty && !document.hasChanges && !needsUpdate }

    /// The objects that an app may refer to after the tree has closed; nil if a remade tree could not find its own.
    package var references: WindowReferences? {
        var references = WindowReferences()
        var isComplete = root != nil
        root?.visitNodes { isComplete = isComplete && $0.addReferences(to: &references) }
        return isComplete ? references : nil
    }

    /// Keeps observing what bodies have read of models when the tree is closed.
    ///
    /// - Parameter onChange: Called one or more times, when an observed property is about to change.
    /// - Returns: The observations, which last until they are released.
    package func takeModelObservations(onChange: @escaping @MainActor () -> Void) -> [AnyObject] {
        var observations: [ObservationRun] = []
        root?.visitNodes { node in
            guard let observation = node.takeObservation() else { return }
            observation.callInstead(onChange)
            observations.append(observation)
        }
        return observations
    }
}

extension _Node {
    fileprivate func visitNodes(_ body: (_Node) -> Void) {
        body(self)
        forEachChild { $0.visitNodes(body) }
    }

    /// Whether both trees have the same nodes, and each pair matches.
    fileprivate func allNodes(match other: _Node, _ isMatch: (_Node, _Node) -> Bool) -> Bool {
        guard type(of: self) == type(of: other), isMatch(self, other) else { return false }
        var others: [_Node] = []
        other.forEachChild { others.append($0) }
        var index = 0
        var areSame = true
        forEachChild { child in
            defer { index += 1 }
            guard areSame else { return }
            areSame = index < others.count && child.allNodes(match: others[index], isMatch)
        }
        return areSame && index == others.count
    }
}
