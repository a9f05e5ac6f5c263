import EvergreenComparison

/// The node of a view with a body. It keeps the view's state, and runs the body only when one of its dependencies has changed.
final class CompositeNode<Content: View>: _ViewNode<Content> {
    private var properties: _PropertyStorage
    private var child: _ViewNode<Content.Body>?
    /// The identity from the view's properties; nil until requested.
    private var storedIdentity: StoredIdentity?
    /// Nil until requested.
    private var knownStateIdentity: ViewIdentity?

    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        properties = _PropertyStorage()
        super.init(view, parent: parent, inputs: inputs)
        evaluate()
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        let isSameView = InputComparison.areEqual(self.view, view)
        let hasSameEnvironment = properties.environmentReads.areEqual(self.inputs.environment, inputs.environment)
        let hasSameInputs = inputs.isIdentical(to: self.inputs)
        self.inputs = inputs
        if isDirty || !isSameView || !hasSameEnvironment {
            self.view = view
            storedIdentity = nil
            evaluate()
        } else if !hasSameInputs {
            child?.update(inputs: inputs)
        }
    }

    override func update(inputs: _NodeInputs) {
        guard !inputs.isIdentical(to: self.inputs) else { return }
        let hasSameEnvironment = properties.environmentReads.areEqual(self.inputs.environment, inputs.environment)
        self.inputs = inputs
        if isDirty || !hasSameEnvironment {
            evaluate()
        } else {
            child?.update(inputs: inputs)
        }
    }

    override func refresh() {
        evaluate()
    }

    private func evaluate() {
        markAsUpToDate()
        startReads()
        let body = recordingReads { runBody() }
        if let child {
            child.update(body, inputs: inputs)
        } else {
            child = Content.Body.makeSiblingNode(body, parent: self, inputs: inputs)
        }
    }

    private func runBody() -> Content.Body {
        tree.bodyCounts?[ObjectIdentifier(Content.self), default: 0] += 1
        properties.connect(&view, environment: inputs.environment, node: self)
        return view.body
    }

    override var stateIdentity: ViewIdentity {
        let identity = knownStateIdentity ?? findStateIdentity()
        knownStateIdentity = identity
        return identity
    }

    override func addOwnIdentity(to identity: inout ViewIdentity) {
        if Content.self is any UnidentifiedView.Type { return }
        guard !identity.isForState else { return identity.add(name: NominalName.of(Content.self)) }
        let stored = storedIdentity ?? StoredIdentity(of: view)
        storedIdentity = stored
        identity.add(stored)
    }

    override func isInterchangeable(with other: _Node, objects: ObjectPairs) -> Bool {
        guard let other = other as? Self, !isDirty, !other.isDirty else { return false }
        return properties.isInterchangeable(with: other.properties, objects: objects)
            && InputComparison.areInterchangeable(view, other.view, objects: objects, functions: .ignored)
            && properties.environmentReads.areInterchangeable(
                inputs.environment,
                other.inputs.environment,
                objects: objects
            )
    }

    override func addReferences(to references: inout WindowReferences) -> Bool {
        properties.addReferences(to: &references)
    }

    override func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool {
        properties.environmentReads.contains(oneOf: keys)
    }

    override var ownsObject: Bool { properties.ownsObject }

    override var hasOwnState: Bool { properties.hasState }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    override func willUnmount() {
        properties.release()
    }
}
