/// Views for the elements of a collection. The identity of a view is the id of its element: state moves with the element, and is discarded
/// when the element is removed.
@MainActor
@preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// The editing actions of the elements; nil for none.
    var edits: _ContentEdits?

    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        (self.data, self.content, self.id) = (data, content, id)
    }
}

extension ForEach: View, PrimitiveView, MultiView where Content: View {
    package typealias Node = ForEachNode<Data, ID, Content>

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        if let type = Data.self as? any ResolvableData.Type,
            let node = makeResolvingNode(view, type, parent: parent, inputs: inputs)
        {
            return node
        }
        return Node(view, parent: parent, inputs: inputs)
    }

    private static func makeResolvingNode<Resolvable: ResolvableData>(
        _ view: Self,
        _ type: Resolvable.Type,
        parent: _Node,
        inputs: _NodeInputs
    ) -> _ViewNode<Self>? {
        guard let view = view as? ForEach<Resolvable, ID, Content> else { return nil }
        return Resolvable.makeNode(view, parent: parent, inputs: inputs) as? _ViewNode<Self>
    }

    /// Views for identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Views for elements that are identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for the integers of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// Views for bindings to the elements of a collection of identifiable elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: data.elements, content: content, id: { $0.wrappedValue.id })
    }

    /// Views for bindings to the elements of a collection, which are identified by a key path.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        self.init(data: data.elements, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}
