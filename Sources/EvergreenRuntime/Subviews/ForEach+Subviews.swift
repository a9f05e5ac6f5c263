extension ForEach where Content: View {
    /// Views for the subviews of a view.
    ///
    /// ```swift
    /// ForEach(subviews: content) { subview in
    ///     CardView { subview }
    /// }
    /// ```
    ///
    /// The views of a subview keep their state when it moves. For the rules and the cost of finding subviews, see
    /// `Group.init(subviews:transform:)`. In a list or a lazy stack, only the subviews near the visible area get nodes that show them.
    ///
    /// - Parameters:
    /// - view: The view that contains the subviews.
    ///   - content: Makes the views of a subview. Called on the main actor.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(source: AnyView(view)), content: content, id: \.id)
    }
}

/// The collection of a `ForEach` over the subviews of a view. Empty until the `ForEach` is mounted, which finds the subviews.
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
