/// The node of views that are drawn outside of the enclosing element: in a bar, on a tab, over the window.
package final class OutletNode<Content: View, Target: Outlet>: _ViewNode<Content> {
    package let outlet: Target
    private var child: _ViewNode<Content>?

    package init(_ view: Content, outlet: Target, parent: _Node, inputs: _NodeInputs) {
        self.outlet = outlet
        super.init(view, parent: parent, inputs: inputs)
        if Target.startsHidden { setShowsChildren(false) }
        outlet.willMount(self)
        child = Content._makeNode(view, parent: self, inputs: outlet.contentInputs(inputs))
        collect()
    }

    override package func update(_ view: Content, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        child?.update(view, inputs: outlet.contentInputs(inputs))
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// The outlet shows the elements, not the enclosing element.
    override package func collectElements(into elements: inout [Element]) {}

    /// The same applies to the views.
    override func forEachSubview(_ body: (_Node) -> Void) {}

    override package func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collect() }
    }

    private func collect() {
        guard isMounted else { return }
        outlet.show(childElements)
    }

    override package var isAlwaysVisible: Bool { Target.isAlwaysVisible }

    override package func visibilityDidChange() { outlet.visibilityDidChange() }

    override package func willUnmount() { outlet.willUnmount() }

    override package var identifiesItself: Bool { Target.identifiesItself }

    override package func addOwnIdentity(to identity: inout ViewIdentity) { outlet.addIdentity(to: &identity) }
}

/// Shows the elements of views outside of the enclosing element.
@MainActor
package protocol Outlet: AnyObject {
    /// Whether the views are hidden until `setShowsChildren(true)` shows them.
    static var startsHidden: Bool { get }

    /// Whether the views stay visible when the views around their node are hidden.
    static var isAlwaysVisible: Bool { get }

    /// Called once, before the views' nodes are made below `node`.
    func willMount(_ node: _Node)

    /// The inputs of the views, derived from those of their node.
    func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs

    /// Shows the elements of the views in place of the previous ones.
    func show(_ elements: [Element])

    /// Called when the views have appeared or disappeared while their node stays mounted.
    func visibilityDidChange()

    /// Called once, when the node is unmounted.
    func willUnmount()

    /// Whether ``addIdentity(to:)`` distinguishes the views from those of other outlets in saved state.
    static var identifiesItself: Bool { get }

    /// Adds the identity that distinguishes the views from those of other outlets.
    func addIdentity(to identity: inout ViewIdentity)
}

extension Outlet {
    package static var startsHidden: Bool { false }
    package static var isAlwaysVisible: Bool { false }
    package func willMount(_ node: _Node) {}
    package func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs { inputs }
    package func visibilityDidChange() {}
    package func willUnmount() {}
    package static var identifiesItself: Bool { false }
    package func addIdentity(to identity: inout ViewIdentity) {}
}
