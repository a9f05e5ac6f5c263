import EvergreenComparison

/// The subviews of a view, in order.
///
/// It is a view itself, which shows all of its subviews.
///
/// ```swift
/// Group(subviews: content) { subviews in
///     if let first = subviews.first { FeaturedCard { first } }
///     HStack { subviews.dropFirst() }
/// }
/// ```
///
/// A copy costs O(1), as does access to a subview.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews of a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollection: View {
    @MainActor public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        Subview.areEqual(lhs.subviews, rhs.subviews)
    }
}
