public import Foundation

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    /// The element at an index.
    ///
    /// It can be replaced by one of another identity, unless a third element has that: this is reported and ignored.
    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { set(newValue, at: position) }
    }

    /// Gives the elements another order, by a comparison.
    ///
    /// - Parameter areInIncreasingOrder: Whether the first element comes before the second.
    /// - Throws: What the comparison throws.
    public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try reorder { try $0.sort(by: areInIncreasingOrder) }
    }

    /// Sorts the elements.
    public mutating func sort() where Element: Comparable {
        sort(by: <)
    }

    /// Exchanges two elements. O(1).
    public mutating func swapAt(_ first: Int, _ second: Int) {
        swapElements(first, second)
    }

    /// Gives the elements the opposite order.
    public mutating func reverse() {
        reorder { $0.reverse() }
    }

    /// Gives the elements an order at random.
    public mutating func shuffle() {
        reorder { $0.shuffle() }
    }

    /// Gives the elements an order at random.
    ///
    /// - Parameter generator: Where the numbers are from.
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        reorder { $0.shuffle(using: &generator) }
    }

    /// Brings those elements that satisfy a condition to the end.
    ///
    /// - Parameter belongsInSecondPartition: The condition.
    /// - Returns: The index of the first one that satisfies it.
    /// - Throws: What the condition throws.
    public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        var pivot = 0
        try reorder { pivot = try $0.partition(by: belongsInSecondPartition) }
        return pivot
    }
}

extension IdentifiedArray {
    /// Removes the elements at offsets, as `onDelete` gives them. O(n).
    ///
    /// - Parameter offsets: The offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for range in offsets.rangeView.reversed() { removeElements(range) }
    }

    /// Moves elements, as `onMove` asks for it. O(n).
    ///
    /// - Parameters:
    ///   - source: Their offsets.
    ///   - destination: The offset of the element before which they go, as it is before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        reorder { elements in
            let moved = source.map { elements[$0] }
            var kept: [Element] = []
            kept.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                if index == destination { kept.append(contentsOf: moved) }
                if !source.contains(index) { kept.append(element) }
            }
            if destination >= elements.count { kept.append(contentsOf: moved) }
            elements = kept
        }
    }

    /// Removes the elements of a range. O(n).
    ///
    /// - Parameter bounds: The range of their indices.
    public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
        removeElements(bounds.relative(to: elements))
    }

    /// Removes the first element. O(n).
    ///
    /// - Returns: The element.
    @discardableResult
    public mutating func removeFirst() -> Element { remove(at: startIndex) }

    /// Removes the first elements. O(n).
    ///
    /// - Parameter count: How many.
    public mutating func removeFirst(_ count: Int) { removeElements(0..<count) }

    /// Removes the last element.
    ///
    /// - Returns: The element.
    @discardableResult
    public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

    /// Removes the last elements.
    ///
    /// - Parameter count: How many.
    public mutating func removeLast(_ count: Int) { removeElements(endIndex - count..<endIndex) }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
    /// Replaces a range of elements. A new one whose identity another element has is reported and left out. O(n).
    public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
        removeElements(range)
        var index = range.lowerBound
        for element in newElements where insert(element, at: index).inserted { index += 1 }
    }
}
