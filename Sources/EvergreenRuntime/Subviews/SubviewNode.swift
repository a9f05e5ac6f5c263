/// The node of a place that shows a subview.
package final class SubviewNode: PrimitiveNode<Subview> {
    private var child: _ViewNode<AnyView>?
    private var environmentInside = DerivedEnvironment<EnvironmentChanges?>()

    required init(_ view: Subview, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        mount()
    }

    private func mount() {
        startReads()
        depend(on: view.record)
        child = AnyView._makeNode(view.record.view, parent: self, inputs: contentInputs())
    }

    override package func update(_ view: Subview, inputs: _NodeInputs) {
        let isSame = view.record === self.view.record
        // The record invalidates this node when the view differs.
        let isUpToDate = isSame && !isDirty && inputs.isIdentical(to: self.inputs)
        super.update(view, inputs: inputs)
        if isUpToDate { return }
        if isSame { return refresh() }
        markAsUpToDate()
        child?.unmount()
        mount()
        elementsDidChange()
    }

    override package func refresh() {
        markAsUpToDate()
        child?.update(view.record.view, inputs: contentInputs())
    }

    /// Modifiers in the source are inside of those at this place.
    private func contentInputs() -> _NodeInputs {
        let record = view.record
        var inputs = inputs
        if let changes = record.environmentChanges {
            inputs.environment = environmentInside.derive(from: inputs.environment, with: changes) { $0.apply(changes) }
        }
        if record.modifiers != ElementModifiers() { inputs.modifiers.add(inner: record.modifiers) }
        return inputs
    }

    override package func addOwnIdentity(to identity: inout ViewIdentity) { view.id.identity.add(to: &identity) }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
