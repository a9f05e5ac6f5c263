import EvergreenComparison

/// A type-erased view. If the type of the wrapped view changes, so does its identity: its state is discarded.
public nonisolated struct AnyView: PrimitiveView, MultiView {
    package typealias Node = AnyViewNode

    let storage: any AnyViewStorage

    /// Erases the type of a view.
    public init<Content: View>(_ view: Content) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
    }

    /// Erases the type of a view.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }
}

/// Isolated to the main actor, like the views, except for wrapping a view.
protocol AnyViewStorage: AnyObject {
    @MainActor func makeNode(parent: _Node, inputs: _NodeInputs) -> _Node
    /// Returns false if the node is for another type of view.
    @MainActor func update(_ node: _Node, inputs: _NodeInputs) -> Bool
    @MainActor func isEqual(to other: any AnyViewStorage) -> Bool
    var erased: any View { get }
}

extension AnyView {
    /// The wrapped view.
    package var erased: any View { storage.erased }

    /// Whether another view has the same type and equal inputs.
    @MainActor package func isEqual(to other: AnyView) -> Bool { storage.isEqual(to: other.storage) }
}

extension ViewBuilder {
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

extension AnyView: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.storage.isEqual(to: rhs.storage)
    }
}

private nonisolated final class TypedViewStorage<Content: View>: AnyViewStorage {
    private let view: Content

    init(_ view: Content) {
        self.view = view
    }

    @MainActor func makeNode(parent: _Node, inputs: _NodeInputs) -> _Node {
        Content.makeSiblingNode(view, parent: parent, inputs: inputs)
    }

    @MainActor func update(_ node: _Node, inputs: _NodeInputs) -> Bool {
        node.update(to: view, inputs: inputs)
    }

    @MainActor func isEqual(to other: any AnyViewStorage) -> Bool {
        guard let other = other as? TypedViewStorage<Content> else { return false }
        return InputComparison.areEqual(view, other.view)
    }

    var erased: any View { view }
}

package final class AnyViewNode: PrimitiveNode<AnyView> {
    private var child: _Node?

    required init(_ view: AnyView, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = view.storage.makeNode(parent: self, inputs: inputs)
    }

    override package func update(_ view: AnyView, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        if let child, view.storage.update(child, inputs: inputs) { return }
        child?.unmount()
        child = view.storage.makeNode(parent: self, inputs: inputs)
        elementsDidChange()
    }

    override package func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        // In saved state, the views inside have their own names.
        guard !identity.isForState else { return }
        identity.add(name: _typeName(type(of: child), qualified: false))
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
