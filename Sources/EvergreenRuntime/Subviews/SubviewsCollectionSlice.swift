import EvergreenComparison

/// A slice of the subviews of a view, in order. It is a view that shows all of them. See ``SubviewsCollection``.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
    private let subviews: ArraySlice<Subview>

    init(_ subviews: ArraySlice<Subview>) {
        self.subviews = subviews
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    /// The subview at an index of the whole collection.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
    @MainActor public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.startIndex == rhs.startIndex && lhs.count == rhs.count && zip(lhs, rhs).allSatisfy(Subview.inputsAreEqual)
    }
}
