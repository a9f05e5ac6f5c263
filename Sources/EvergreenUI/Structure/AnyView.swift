/// A view of any type. A view of another type in the same place has another identity.
public struct AnyView: View {
    let storage: any AnyViewStorage

    public typealias Body = Never

    /// A view of any type.
    public init<Content: View>(_ view: Content) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
    }

    /// A view of any type.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        AnyViewNode(view, parent: parent, inputs: inputs)
    }
}

@MainActor
protocol AnyViewStorage: AnyObject {
    func makeNode(parent: _Node, inputs: _NodeInputs) -> _Node
    /// Returns false if the node is that of another type of view.
    func update(_ node: _Node, inputs: _NodeInputs) -> Bool
    func isEqual(to other: any AnyViewStorage) -> Bool
    var previewVariants: [PreviewVariant] { get }
}

extension AnyView: InputComparable {
    static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.storage.isEqual(to: rhs.storage) }
}

private final class TypedViewStorage<Content: View>: AnyViewStorage {
    private let view: Content

    init(_ view: Content) {
        self.view = view
    }

    func makeNode(parent: _Node, inputs: _NodeInputs) -> _Node {
        Content.makeSiblingNode(view, parent: parent, inputs: inputs)
    }

    func update(_ node: _Node, inputs: _NodeInputs) -> Bool {
        guard let node = node as? _ViewNode<Content> else { return false }
        node.update(view, inputs: inputs)
        return true
    }

    func isEqual(to other: any AnyViewStorage) -> Bool {
        guard let other = other as? TypedViewStorage<Content> else { return false }
        return InputComparison.areEqual(view, other.view)
    }

    var previewVariants: [PreviewVariant] { PreviewVariant.all(in: view) }
}

private final class AnyViewNode: _ViewNode<AnyView> {
    private var child: _Node?

    override init(_ view: AnyView, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = view.storage.makeNode(parent: self, inputs: inputs)
    }

    override func update(_ view: AnyView, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        if let child, view.storage.update(child, inputs: inputs) { return }
        child?.unmount()
        child = view.storage.makeNode(parent: self, inputs: inputs)
        elementsDidChange()
    }

    override func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        identity.add(name: _typeName(type(of: child), qualified: false))
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
