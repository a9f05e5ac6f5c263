import EvergreenComparison
import EvergreenDocument

// Windows that show the same, and on which nothing is done, may share one tree: what changes is found out once for all of them.
//
// Two trees may take the place of one another if nothing but the people in front of them will ever tell them apart:
//
// 1. They show the same, by the same ids.
// 2. Nothing in them acts by itself: no `onAppear`, `task`, `onChange` or `onReceive`, whose actions each window does for itself.
// 3. Each view with a body has the same properties, equal state, and reads the same of its environment. The functions of a view
//    are made from what is compared, and count for nothing. Queries follow the same request.
// 4. Objects that a `@State` has made stand for one another. What bodies have read of them is watched, in both windows: see
//    ``ViewTree/onModelChange`` and ``ViewTree/takeModelWatches(onChange:)``. After the first change there, each window needs its
//    own tree.
//
// Where one of them has handled an event, what actions have done counts, too:
//
// 5. The objects have equal contents, and no body has something that an action could keep, and use on the window later.
// 6. The window has left nothing that something still refers to: see ``ViewTree/references``.
extension ViewTree {
    /// Whether another tree may take the place of this one. Costs what a comparison of all views with a body does.
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

    /// Whether a `@State` has an object. That of another window may do something by itself, from the time when it is made.
    package var ownsObjects: Bool { root?.containsNode(where: \.ownsObject) ?? false }

    /// Leads on from what another tree shows on a screen, with the views of the same elements.
    ///
    /// - Returns: False if the views are not of the same structure: a collection has other elements there, say.
    package func goOn(from other: ViewTree) -> Bool {
        hasSameStructure(as: other) && document.goOn(from: other.document)
    }

    /// The numbering by which this tree, made anew, has the ids of another one; nil if they are not of the same structure.
    package func numbering(like other: ViewTree) -> ElementNumbering? {
        hasSameStructure(as: other) ? document.numbering(like: other.document) : nil
    }

    private func hasSameStructure(as other: ViewTree) -> Bool {
        guard let root, let otherRoot = other.root else { return false }
        return root.allNodes(match: otherRoot) { $0.hasSameStructure(as: $1) }
    }

    /// Whether nothing is under way.
    private var isAtRest: Bool { runningTasks == 0 && sceneStorage.isEmpty && !document.hasChanges && !needsUpdate }

    /// What an app may refer to when the tree has closed; nil if a tree that is made anew could not find its own.
    package var references: WindowReferences? {
        var references = WindowReferences()
        var isComplete = root != nil
        root?.visitNodes { isComplete = isComplete && $0.addReferences(to: &references) }
        return isComplete ? references : nil
    }

    /// Has what bodies have read of models be watched when the tree is closed.
    ///
    /// - Parameter onChange: Called, once or more, when something of that is about to change.
    /// - Returns: What is watched, until it is released.
    package func takeModelWatches(onChange: @escaping @MainActor () -> Void) -> [AnyObject] {
        var watches: [ObservationRun] = []
        root?.visitNodes { node in
            guard let observation = node.takeObservation() else { return }
            observation.callInstead(onChange)
            watches.append(observation)
        }
        return watches
    }
}

extension _Node {
    fileprivate func visitNodes(_ body: (_Node) -> Void) {
        body(self)
        forEachChild { $0.visitNodes(body) }
    }

    /// Whether both trees have the same nodes, each of which matches.
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
