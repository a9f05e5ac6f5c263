/// A binding to a collection is a collection of bindings to its elements.
extension Binding: @MainActor Sequence where Value: MutableCollection & RandomAccessCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection & RandomAccessCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    @MainActor public var startIndex: Value.Index { wrappedValue.startIndex }
    @MainActor public var endIndex: Value.Index { wrappedValue.endIndex }
    @MainActor public var indices: Value.Indices { wrappedValue.indices }

    @MainActor public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// A binding to the element at an index. If the index becomes invalid, the binding returns the last value and ignores writes.
    @MainActor public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(base: location, index: position))
    }
}

extension Binding: @MainActor BidirectionalCollection where Value: MutableCollection & RandomAccessCollection {
    @MainActor public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: @MainActor RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding to each element. O(n).
    @MainActor
    var elements: [Binding<Value.Element>] {
        let location = location
        return wrappedValue.indices.map { Binding<Value.Element>(location: ElementLocation(base: location, index: $0)) }
    }
}
