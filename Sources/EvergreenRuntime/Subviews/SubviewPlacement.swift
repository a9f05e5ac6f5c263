/// The placement of views in a container's source. Each subview is recorded, and shown where the container places it.
package final class SubviewPlacement: Placement {
    /// The environment around all of the views.
    var environment: EnvironmentValues

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    package var wrapsSiblings: Bool { true }

    /// The container may be a selection.
    package func usesTags(in environment: EnvironmentValues) -> Bool { true }

    package func makeSiblingNode<Content: View>(
        _ view: Content,
        parent: _Node,
        inputs: _NodeInputs
    ) -> _ViewNode<Content> {
        guard Content.subviewForm().isSingle else { return Content._makeNode(view, parent: parent, inputs: inputs) }
        return RecordedSubviewNode(view, in: self, parent: parent, inputs: inputs)
    }
}
