extension RangeReplaceableCollection {
    /// The elements of a shared collection, each as a shared value: for lists whose rows change their element.
    ///
    /// ```swift
    /// ForEach(Array($todos)) { $todo in
    ///     TextField("Title", text: Binding($todo.title))
    /// }
    /// ```
    ///
    /// Each stands for a position. If the position is gone later, the last value is read, and changes are lost.
    ///
    /// - Parameter elements: The shared collection.
    @_disfavoredOverload
    public init<Elements: MutableCollection & RandomAccessCollection>(_ elements: Shared<Elements>)
    where Element == Shared<Elements.Element>, Elements.Index: Hashable & Sendable {
        self.init(
            elements.wrappedValue.indices.compactMap { Shared<Elements.Element>(elements[dynamicMember: \.[at: $0]]) }
        )
    }

    /// The elements of a shared collection, each as a shared value.
    ///
    /// Each stands for a position. If the position is gone later, the last value is read.
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
    /// The element at a position; nil if that is gone.
    fileprivate subscript(readAt index: Index) -> Element? {
        startIndex <= index && index < endIndex ? self[index] : nil
    }
}

extension MutableCollection where Self: RandomAccessCollection, Index: Hashable {
    /// The element at a position; nil if that is gone. Setting it changes nothing then.
    fileprivate subscript(at index: Index) -> Element? {
        get { startIndex <= index && index < endIndex ? self[index] : nil }
        set {
            guard let newValue, startIndex <= index, index < endIndex else { return }
            self[index] = newValue
        }
    }
}
