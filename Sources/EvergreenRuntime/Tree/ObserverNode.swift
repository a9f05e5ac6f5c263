/// A node without views that depends on state: that of an app and of its scenes.
package final class ObserverNode: _Node {
    private let onChange: @MainActor () -> Void
    /// Nodes do not own their tree.
    private let ownTree: ViewTree

    /// `onChange` is called in a later turn of the main actor, when something has changed that was read in
    /// `recordingReads(_:)`.
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
