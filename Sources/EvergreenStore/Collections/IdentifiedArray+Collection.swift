public import Foundation

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    /// The element at an index.
    ///
    /// It can be replaced with an element of another identity, unless a third element has that identity, which is reported and ignored.
    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { set(newValue, at: position) }
    }

    /// Sorts the elements with a comparison.
    ///
    /// - Parameter areInIncreasingOrder: Whether the first element comes before the second.
    /// - Throws: The error of the comparison.
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

    /// Reverses the elements.
    public mutating func reverse() {
        reorder { $0.reverse() }
    }

    /// Shuffles the elements.
    public mutating func shuffle() {
        reorder { $0.shuffle() }
    }

    /// Shuffles the elements.
    ///
    /// - Parameter generator: The random number generator.
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        reorder { $0.shuffle(using: &generator) }
    }

    /// Moves the elements that satisfy a condition to the end.
    ///
    /// - Parameter belongsInSecondPartition: The condition.
    /// - Returns: The index of the first one that satisfies it.
    /// - Throws: The error of the condition.
    public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        var pivot = 0
        try reorder { pivot = try $0.partition(by: belongsInSecondPartition) }
        return pivot
    }
}

extension IdentifiedArray {
    /// Removes the elements at offsets, as passed by `onDelete`. O(n).
    ///
    /// - Parameter offsets: The offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for range in offsets.rangeView.reversed() { removeElements(range) }
    }

    /// Moves elements, as requested by `onMove`. O(n).
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements.
    ///   - destination: The offset before the move of the element before which they are inserted.
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
    /// - Parameter count: The number of elements.
    public mutating func removeFirst(_ count: Int) { removeElements(0..<count) }

    /// Removes the last element.
    ///
    /// - Returns: The element.
    @discardableResult
    public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

    /// Removes the last elements.
    ///
    /// - Parameter count: The number of elements.
    public mutating func removeLast(_ count: Int) { removeElements(endIndex - count..<endIndex) }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
    /// Replaces a range of elements. A new element with the identity of another one is reported and omitted. O(n).
    public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
        removeElements(range)
        var index = range.lowerBound
        for element in newElements where insert(element, at: index).inserted { index += 1 }
    }
}
