extension ForEach where Content: View {
    /// Views for the subviews of a view.
    ///
    /// ```swift
    /// ForEach(subviews: content) { subview in
    ///     CardView { subview }
    /// }
    /// ```
    ///
    /// The views of a subview keep their state wherever it moves, until it is gone. See `Group.init(subviews:transform:)` for what is
    /// found, and for what it costs. In a list or a lazy stack, only the subviews that come into sight get nodes that show them.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - content: Makes the views of a subview. Called on the main actor.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(source: AnyView(view)), content: content, id: \.id)
    }
}

/// The collection of a `ForEach` over the subviews of a view. They are found when the `ForEach` is shown: before, the collection is empty.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let source: AnyView
    private var subviews = SubviewsCollection([])
    private(set) var isFound = false

    init(source: AnyView) {
        self.source = source
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.endIndex }

    /// The subview at an index.
    public subscript(index: Int) -> Subview {
        subviews[index]
    }
}

extension ForEachSubviewCollection: FoundData {
    func found(_ subviews: FoundSubviews) -> Self {
        var copy = self
        copy.subviews = SubviewsCollection(subviews.subviews)
        copy.isFound = true
        return copy
    }
}
