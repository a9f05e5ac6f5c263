import IssueReporting
public import OrderedCollections

/// An identified array whose elements are `Identifiable`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

/// An ordered array whose elements are looked up by their identity in constant time.
///
/// ```swift
/// var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
/// rows[id: 2]?.isOn = true
/// ```
///
/// No two elements have the same identity. An element with a duplicate identity is reported as an issue and ignored. Looking up, replacing
/// and appending cost O(1) on average; inserting and removing O(n), as in `Array`.
public struct IdentifiedArray<ID: Hashable, Element> {
    /// Invariant: `ids[i]` is the identity of `elements[i]`, for each index; the counts are equal.
    public private(set) var ids: OrderedSet<ID>
    /// The elements in their order, as an array. O(1).
    public private(set) var elements: [Element]
    let identify: @Sendable (Element) -> ID

    init(ids: OrderedSet<ID>, elements: [Element], identify: @escaping @Sendable (Element) -> ID) {
        self.ids = ids
        self.elements = elements
        self.identify = identify
    }

    /// An empty array.
    ///
    /// - Parameter id: The key path of the identity.
    public init(id: KeyPath<Element, ID> & Sendable) {
        self.init(ids: [], elements: [], identify: reader(of: id))
    }

    /// The number of elements.
    public var count: Int { elements.count }

    /// The element with an identity.
    ///
    /// Set it to nil to remove the element; set a missing element to append it. An element with a different identity is reported and
    /// ignored. Modifying the element in place copies nothing.
    public subscript(id id: ID) -> Element? {
        get { ids.firstIndex(of: id).map { elements[$0] } }
        set { replace(id, by: newValue) }
        _modify {
            guard let index = ids.firstIndex(of: id) else {
                var element: Element?
                yield &element
                if element != nil { replace(id, by: element) }
                return
            }
            var element: Element? = nil
            // Moves the element out of the array while it is modified, so that it is uniquely referenced. The last element takes its place.
            let last = elements.count - 1
            elements.swapAt(index, last)
            element = elements.removeLast()
            defer { putBack(element, id: id, at: index) }
            yield &element
        }
    }

    private mutating func putBack(_ element: Element?, id: ID, at index: Int) {
        guard let element else {
            // Reverses the swap: the last element moves to the index that it was swapped to, and the gap of the removed element is closed.
            if index < elements.count {
                let last = elements.remove(at: index)
                elements.append(last)
            }
            ids.remove(at: index)
            return
        }
        elements.append(element)
        elements.swapAt(index, elements.count - 1)
        keepIdentity(at: index)
    }

    private mutating func replace(_ id: ID, by element: Element?) {
        guard let element else {
            remove(id: id)
            return
        }
        guard identify(element) == id else {
            reportIssue(
                """
                An element with the identity \(identify(element)) was set for the identity \(id), and is ignored. \
                Remove the old element, and append the new one.
                """
            )
            return
        }
        updateOrAppend(element)
    }

    /// Updates the identity of an element after it was modified in place.
    private mutating func keepIdentity(at index: Int) {
        let id = identify(elements[index])
        guard id != ids[index] else { return }
        guard !ids.contains(id) else {
            reportIssue(
                """
                An element changed its identity from \(ids[index]) to \(id), which another element has. It is removed. \
                Identities in an IdentifiedArray are unique.
                """
            )
            ids.remove(at: index)
            elements.remove(at: index)
            return
        }
        ids.remove(at: index)
        ids.insert(id, at: index)
    }

    static func reportDuplicate(_ id: ID) {
        reportIssue(
            """
            An element with the identity \(id) is already in this IdentifiedArray of \(Element.self). The new one is ignored. \
            Call 'updateOrAppend' to replace an element.
            """
        )
    }
}

extension IdentifiedArray {
    /// The index of the element with an identity. O(1).
    ///
    /// - Parameter id: The identity.
    public func index(id: ID) -> Int? { ids.firstIndex(of: id) }

    /// Whether there is an element with the identity of the given one. O(1).
    ///
    /// - Parameter element: The given element.
    public func contains(_ element: Element) -> Bool { ids.contains(identify(element)) }

    /// Appends an element, unless there is one with its identity, which is reported.
    ///
    /// - Parameter element: The element.
    /// - Returns: Whether it was appended, and the index of the element with its identity.
    @discardableResult
    public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
        insert(element, at: count)
    }

    /// Appends elements, each like ``append(_:)``.
    ///
    /// - Parameter newElements: The elements.
    public mutating func append(contentsOf newElements: some Sequence<Element>) {
        for element in newElements { append(element) }
    }

    /// Inserts an element, unless there is one with its identity, which is reported. O(n).
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - index: Its index, up to the count.
    /// - Returns: Whether it was inserted, and the index of the element with its identity.
    @discardableResult
    public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
        let id = identify(element)
        if let existing = ids.firstIndex(of: id) {
            Self.reportDuplicate(id)
            return (false, existing)
        }
        ids.insert(id, at: index)
        elements.insert(element, at: index)
        return (true, index)
    }

    /// Replaces the element with the same identity, or appends the given one. O(1).
    ///
    /// - Parameter element: The element.
    /// - Returns: The element that was replaced.
    @discardableResult
    public mutating func updateOrAppend(_ element: Element) -> Element? {
        updateOrInsert(element, at: count).originalMember
    }

    /// Replaces the element with the same identity, or inserts the given one.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - index: Its index, if it is inserted.
    /// - Returns: The element that was replaced, and the index of the new one.
    @discardableResult
    public mutating func updateOrInsert(_ element: Element, at index: Int) -> (originalMember: Element?, index: Int) {
        let id = identify(element)
        guard let existing = ids.firstIndex(of: id) else {
            ids.insert(id, at: index)
            elements.insert(element, at: index)
            return (nil, index)
        }
        let original = elements[existing]
        elements[existing] = element
        return (original, existing)
    }

    /// Replaces the element at an index with one of the same identity.
    ///
    /// - Parameters:
    ///   - element: The element. One with another identity is reported and ignored.
    ///   - index: The index.
    /// - Returns: The previous element.
    @discardableResult
    public mutating func update(_ element: Element, at index: Int) -> Element {
        let original = elements[index]
        guard identify(element) == ids[index] else {
            reportIssue(
                """
                The element at \(index) has the identity \(ids[index]); one with the identity \(identify(element)) can't update \
                it, and is ignored. Remove the old element, and insert the new one.
                """
            )
            return original
        }
        elements[index] = element
        return original
    }

    /// Removes the element with an identity. O(n).
    ///
    /// - Parameter id: The identity.
    /// - Returns: The element; nil if there is none.
    @discardableResult
    public mutating func remove(id: ID) -> Element? {
        ids.firstIndex(of: id).map { remove(at: $0) }
    }

    /// Removes the element with the identity of the given one. O(n).
    ///
    /// - Parameter element: The given element.
    /// - Returns: The element that was removed.
    @discardableResult
    public mutating func remove(_ element: Element) -> Element? {
        remove(id: identify(element))
    }

    /// Removes the element at an index. O(n).
    ///
    /// - Parameter index: The index.
    /// - Returns: The element.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        ids.remove(at: index)
        return elements.remove(at: index)
    }

    /// Removes all elements that satisfy a condition. O(n).
    ///
    /// - Parameter shouldBeRemoved: The condition.
    /// - Throws: The error of the condition; nothing is removed then.
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = try filter { try !shouldBeRemoved($0) }
    }

    /// Removes all elements.
    ///
    /// - Parameter keepCapacity: Whether to keep the storage.
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        ids.removeAll(keepingCapacity: keepCapacity)
        elements.removeAll(keepingCapacity: keepCapacity)
    }

    /// Reserves storage.
    ///
    /// - Parameter minimumCapacity: The total number of elements.
    public mutating func reserveCapacity(_ minimumCapacity: Int) {
        ids.reserveCapacity(minimumCapacity)
        elements.reserveCapacity(minimumCapacity)
    }

    /// Returns the elements that satisfy a condition.
    ///
    /// - Parameter isIncluded: The condition.
    /// - Throws: The error of the condition.
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self(ids: [], elements: [], identify: identify)
        for (id, element) in zip(ids, elements) where try isIncluded(element) {
            result.ids.append(id)
            result.elements.append(element)
        }
        return result
    }

    /// Replaces the element at an index with one that may have another identity.
    mutating func set(_ element: Element, at index: Int) {
        let id = identify(element)
        if id != ids[index] {
            guard !ids.contains(id) else { return Self.reportDuplicate(id) }
            ids.remove(at: index)
            ids.insert(id, at: index)
        }
        elements[index] = element
    }

    /// Reorders the elements.
    mutating func reorder(_ change: (inout [Element]) throws -> Void) rethrows {
        try change(&elements)
        ids = OrderedSet(elements.map(identify))
    }

    mutating func swapElements(_ first: Int, _ second: Int) {
        ids.swapAt(first, second)
        elements.swapAt(first, second)
    }

    mutating func removeElements(_ range: Range<Int>) {
        ids.removeSubrange(range)
        elements.removeSubrange(range)
    }

    /// Whether the invariant holds, for tests.
    func checkInvariants() -> Bool {
        ids.count == elements.count && zip(ids, elements).allSatisfy { $0 == identify($1) }
    }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

/// Returns a function that reads the value at a key path.
///
/// It has no constraints on the types, so that its closure captures none of their conformances, which could be isolated to an actor.
func reader<Root, Value>(of path: KeyPath<Root, Value> & Sendable) -> @Sendable (Root) -> Value {
    { $0[keyPath: path] }
}
