import EvergreenComparison

extension Group {
    /// A group made from the subviews of a view.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     if subviews.count > 3 { Grid(subviews) } else { HStack { subviews } }
    /// }
    /// ```
    ///
    /// Groups, `ForEach`, conditionals and the bodies of custom views are resolved to their subviews; a stack, a list or a control is one
    /// subview. Finding n subviews costs O(n), and a small node for each. Only subviews that the closure places get nodes that show them.
    ///
    /// - Parameters:
    /// - view: The view that contains the subviews.
    /// - transform: Makes the views of the group. Called on the main actor when the subviews, their order or their container values change,
    ///   when its dependencies change, or when the parent view updates.
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(source: view, transform: transform) }
    }
}

/// The view of a `Group` made from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: ResolvingView {
    let source: Subviews
    let transform: (SubviewsCollection) -> Content

    func result(of subviews: FoundSubviews) -> Content { transform(SubviewsCollection(subviews.subviews)) }

    func makesSameResult(as other: Self) -> Bool { InputComparison.areEqual(transform, other.transform) }
}
