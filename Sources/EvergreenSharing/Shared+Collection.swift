extension RangeReplaceableCollection {
    /// Creates a collection of shared values from the elements of a shared collection, for lists whose rows edit their element.
    ///
    /// ```swift
    /// ForEach(Array($todos)) { $todo in
    ///     TextField("Title", text: Binding($todo.title))
    /// }
    /// ```
    ///
    /// Each refers to a position. If the position no longer exists, the last value is returned, and changes are lost.
    ///
    /// - Parameter elements: The shared collection.
    @_disfavoredOverload
    public init<Elements: MutableCollection & RandomAccessCollection>(_ elements: Shared<Elements>)
    where Element == Shared<Elements.Element>, Elements.Index: Hashable & Sendable {
        self.init(
            elements.wrappedValue.indices.compactMap { Shared<Elements.Element>(elements[dynamicMember: \.[at: $0]]) }
        )
    }

    /// Creates a collection of shared values from the elements of a shared collection.
    ///
    /// Each refers to a position. If the position no longer exists, the last value is returned.
    ///
    /// - Parameter elements: The shared collection.
    public init<Elements: RandomAccessCollection>(_ elements: SharedReader<Elements>)
    where Element == SharedReader<Elements.Element>, Elements.Index: Hashable & Sendable {
        self.init(
            elements.wrappedValue.indices.compactMap {
                SharedReader<Elements.Element>(elements[dynamicMember: \.[readAt: $0]])
            }
        )
    }
}

extension RandomAccessCollection where Index: Hashable {
    /// The element at a position; nil if it does not exist.
    fileprivate subscript(readAt index: Index) -> Element? {
        startIndex <= index && index < endIndex ? self[index] : nil
    }
}

extension MutableCollection where Self: RandomAccessCollection, Index: Hashable {
    /// The element at a position; nil if it does not exist. Setting it then has no effect.
    fileprivate subscript(at index: Index) -> Element? {
        get { startIndex <= index && index < endIndex ? self[index] : nil }
        set {
            guard let newValue, startIndex <= index, index < endIndex else { return }
            self[index] = newValue
        }
    }
}
