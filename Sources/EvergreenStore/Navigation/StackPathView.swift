extension StackState {
    /// The elements of a stack as the path of a `NavigationStack`. Elements are compared by identity.
    public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
        var components: [Component]

        /// An empty path.
        public init() {
            components = []
        }

        init(_ stack: StackState) {
            components = zip(stack.ids, stack).map { Component(id: $0, element: $1) }
        }

        public var startIndex: Int { components.startIndex }
        public var endIndex: Int { components.endIndex }

        /// The element at a position, O(1). The position must be a valid index.
        public subscript(position: Int) -> Component {
            get { components[position] }
            set { components[position] = newValue }
        }

        /// Replaces a range of the path, as a `NavigationStack` does when it pushes and pops pages.
        public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Component>) {
            components.replaceSubrange(range, with: newElements)
        }
    }

    /// An element of a stack, on the path of a `NavigationStack`.
    public struct Component: Hashable {
        /// The element's identity; nil for an element that a link is about to push.
        let id: StackElementID?
        let element: Element

        public static func == (lhs: Component, rhs: Component) -> Bool { lhs.id == rhs.id }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }
}
