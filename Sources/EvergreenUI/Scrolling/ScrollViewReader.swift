import EvergreenDocument

/// A view that provides its content with a proxy for scrolling the scroll views and lists in it.
public struct ScrollViewReader<Content: View>: View {
    let content: (ScrollViewProxy) -> Content
    @State private var target = ScrollTarget()

    /// Creates a reader that passes a proxy to its content, for use in actions.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View {
        ScrollTargetView(wrapped: content(ScrollViewProxy(target: target)), target: target)
    }
}

/// A proxy that scrolls the views within a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    let target: ScrollTarget

    /// Scrolls to the view with an identity, set by `id(_:)` or by a `ForEach`. Does nothing if there is no such view.
    ///
    /// Pending changes are displayed first, so that a newly inserted row can be a target. Scrolling is animated in `withAnimation`. In a
    /// list of n rows, the cost is O(n) if the row is far from the visible area.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The anchor of the view that is aligned with the same anchor of the visible area: an edge or the center. Nil scrolls by
    ///     the minimum distance.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = target.node else { return }
        let animation = Transaction.current.animation
        node.tree.enqueue { [weak node] in
            guard let node, let element = node.element(identifiedBy: AnyHashable(id)) else { return }
            if let animation { node.tree.document.animate(animation.traits) }
            node.tree.document.scroll(to: element, anchor: anchor?.anchor)
        }
    }
}

/// The root of the views that a proxy scrolls.
@MainActor
final class ScrollTarget {
    weak var node: _Node?

    nonisolated init() {}
}

private struct ScrollTargetView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let target: ScrollTarget

    func willMount(_ node: WrapperNode<Self>) { target.node = node }
}
