/// A node of one type of view.
public class _ViewNode<Content: View>: _Node {
    package internal(set) var view: Content

    init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        self.view = view
        super.init(parent: parent, inputs: inputs)
    }

    /// Updates the node with a new view of the same identity and new inputs.
    package func update(_ view: Content, inputs: _NodeInputs) {
        self.view = view
        self.inputs = inputs
    }

    override package final func update<NewView: View>(to view: NewView, inputs: _NodeInputs) -> Bool {
        guard NewView.self == Content.self else { return false }
        withUnsafePointer(to: view) { view in
            // Both have the same type.
            update(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self).pointee, inputs: inputs)
        }
        return true
    }

    override package func update(inputs: _NodeInputs) {
        guard !inputs.isIdentical(to: self.inputs) else { return }
        update(view, inputs: inputs)
    }
}
