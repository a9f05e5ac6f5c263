import EvergreenComparison

extension Group {
    /// A group that is made of the subviews of a view.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     if subviews.count > 3 { Grid(subviews) } else { HStack { subviews } }
    /// }
    /// ```
    ///
    /// Groups, `ForEach`, conditions and the bodies of an app's own views are looked through; a stack, a list or a control is one subview.
    /// Finding the subviews costs O(n) for n of them, and a small node for each; only those that the closure places get nodes that show
    /// them.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - transform: Makes the views of the group. Called on the main actor, when there are other subviews, or in another order, or
    ///     with other container values, when something has changed that it reads, or when the view around is made anew.
    @MainActor public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(source: view, transform: transform) }
    }
}

/// The view of a `Group` that is made of the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: ResolvingView {
    let source: Subviews
    let transform: (SubviewsCollection) -> Content

    func result(of subviews: FoundSubviews) -> Content { transform(SubviewsCollection(subviews.subviews)) }

    func makesSameResult(as other: Self) -> Bool { InputComparison.areEqual(transform, other.transform) }
}
