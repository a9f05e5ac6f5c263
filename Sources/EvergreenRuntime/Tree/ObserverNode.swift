/// A node without views that depends on state, for an app and its scenes.
package final class ObserverNode: _Node {
    private let onChange: @MainActor () -> Void
    /// Retained here, because nodes do not own their tree.
    private let ownTree: ViewTree

    /// - Parameter onChange: Called in a later turn of the main actor, after a dependency recorded by `recordingReads(_:)` has changed.
    package init(onChange: @escaping @MainActor () -> Void) {
        ownTree = ViewTree()
        self.onChange = onChange
        super.init(tree: ownTree, inputs: _NodeInputs(environment: EnvironmentValues()))
        ownTree.onNeedsUpdate = { [weak ownTree] in
            Task { @MainActor in ownTree?.update() }
        }
    }

    override package func refresh() {
        onChange()
    }
}
