import EvergreenSharing

/// A collection whose elements have identities: ``IdentifiedArray``.
public protocol _IdentifiedCollection<ID, Element>: RandomAccessCollection {
    /// The type of the identities.
    associatedtype ID: Hashable

    /// The identities, in the order of the elements.
    var _ids: [ID] { get }
    /// The element with an identity. Setting it to nil removes the element.
    subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _IdentifiedCollection {
    /// The identities, in the order of the elements.
    public var _ids: [ID] { Array(ids) }
}

extension _IdentifiedCollection {
    /// The element with an identity. Setting it has no effect if there is none.
    fileprivate subscript(existing id: ID) -> Element? {
        get { self[id: id] }
        set {
            guard let newValue, self[id: id] != nil else { return }
            self[id: id] = newValue
        }
    }
}

extension Shared where Value: _IdentifiedCollection {
    /// The elements, each as a shared value that refers to its element by identity.
    ///
    /// ```swift
    /// ForEach($todos.elements) { $todo in
    ///     TextField("Title", text: Binding($todo.title))
    /// }
    /// ```
    ///
    /// If its element is removed, a shared value keeps the last one, and changes are lost.
    public var elements: [Shared<Value.Element>] {
        wrappedValue._ids.compactMap { Shared<Value.Element>(self[dynamicMember: \.[existing: $0]]) }
    }
}

extension RangeReplaceableCollection {
    /// Creates a collection of shared values from a shared identified array, each of which refers to its element by identity.
    ///
    /// - Parameter elements: The shared array.
    public init<Elements: _IdentifiedCollection>(_ elements: Shared<Elements>)
    where Element == Shared<Elements.Element> {
        self.init(elements.elements)
    }
}
