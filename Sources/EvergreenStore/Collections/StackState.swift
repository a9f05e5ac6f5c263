import EvergreenDependencies
import IssueReporting
public import OrderedCollections

/// The states of the features on a navigation stack, the topmost one last.
///
/// Each pushed feature gets an identity, by which a ``StackAction`` addresses it.
public struct StackState<Element> {
    private var storage: OrderedDictionary<StackElementID, Element> = [:]

    /// An empty stack.
    public init() {}

    /// The identities of the elements.
    public var ids: OrderedSet<StackElementID> { storage.keys }

    /// The element with an identity.
    ///
    /// Set it to nil to remove the element. Setting an element whose identity is not on the stack is reported as an issue and ignored:
    /// append it instead. A test may do so to assert which element an action has pushed.
    public subscript(id id: StackElementID) -> Element? {
        get { storage[id] }
        set {
            @Dependency(\.context) var context
            guard storage[id] != nil || newValue == nil || context == .test else {
                reportIssue(
                    """
                    There is no element \(id) on this StackState of \(Element.self). The value that was set for it is ignored. \
                    An element gets its identity when it is appended.
                    """
                )
                return
            }
            storage[id] = newValue
        }
        _modify {
            guard storage.keys.contains(id) else {
                var element: Element?
                yield &element
                if element != nil { self[id: id] = element }
                return
            }
            yield &storage[id]
        }
    }

    /// The payload of an element's case; nil if there is no such element, or if it is in another case.
    ///
    /// Setting a payload where there is none is reported and ignored. Setting nil removes the element.
    public subscript<Value>(id id: StackElementID, case path: CaseKeyPath<Element, Value>) -> Value?
    where Element: CasePathable {
        get { self[id: id].flatMap { AnyCasePath(path).extract(from: $0) } }
        set {
            let path = AnyCasePath(path)
            guard let element = self[id: id], path.extract(from: element) != nil else {
                reportIssue(
                    """
                    The element \(id) of this StackState of \(Element.self) is not in the case of a \(Value.self). \
                    The value that was set for it is ignored.
                    """
                )
                return
            }
            self[id: id] = newValue.map(path.embed)
        }
    }

    /// Removes an element, and those above it. Has no effect if there is no such element.
    ///
    /// - Parameter id: The identity of the element.
    public mutating func pop(from id: StackElementID) {
        guard let index = ids.firstIndex(of: id) else { return }
        storage.removeSubrange(index...)
    }

    /// Removes the elements above one. Has no effect if there is no such element.
    ///
    /// - Parameter id: The identity of the element.
    public mutating func pop(to id: StackElementID) {
        guard let index = ids.firstIndex(of: id) else { return }
        storage.removeSubrange((index + 1)...)
    }

    /// Appends an element with a given identity.
    mutating func append(_ element: Element, id: StackElementID) {
        storage[id] = element
    }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public var startIndex: Int { storage.keys.startIndex }
    public var endIndex: Int { storage.keys.endIndex }

    /// The element at an index, where 0 is the root of the stack. A new value keeps the identity.
    public subscript(position: Int) -> Element {
        get { storage.values[position] }
        set { storage.values[position] = newValue }
    }

    /// Replaces a range of elements with new ones, which get new identities. O(n).
    public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
        @Dependency(\.stackElementID) var ids
        storage.removeSubrange(range)
        for (offset, element) in newElements.enumerated() {
            storage.updateValue(element, forKey: ids.next(), insertingAt: range.lowerBound + offset)
        }
    }
}

extension StackState: ExpressibleByArrayLiteral {
    /// Creates a stack of elements, the topmost one last.
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Equatable where Element: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage == rhs.storage }
}

extension StackState: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension StackState: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try Array(self).encode(to: encoder)
    }
}

extension StackState: Decodable where Element: Decodable {
    /// Decodes the elements, which get new identities.
    public init(from decoder: any Decoder) throws {
        try self.init([Element](from: decoder))
    }
}

extension StackState: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(self, unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) }, displayStyle: .dictionary)
    }
}
