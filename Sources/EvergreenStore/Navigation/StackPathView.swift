extension StackState {
    /// The elements of a stack, as the path of a `NavigationStack`: equal if their identities are.
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

        public subscript(position: Int) -> Component {
            get { components[position] }
            set { components[position] = newValue }
        }

        public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Component>) {
            components.replaceSubrange(range, with: newElements)
        }
    }

    /// An element of a stack, on the path of a `NavigationStack`.
    public struct Component: Hashable {
        /// The identity of the element; nil for one that a link is about to push.
        let id: StackElementID?
        let element: Element

        public static func == (lhs: Component, rhs: Component) -> Bool { lhs.id == rhs.id }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }
}
