import EvergreenDocument

/// A view whose content can scroll the scroll views and lists in it, by a proxy.
public struct ScrollViewReader<Content: View>: View {
    let content: (ScrollViewProxy) -> Content
    @State private var target = ScrollTarget()

    /// A view that gives its content a proxy, for use in actions.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public var body: some View {
        ScrollTargetView(wrapped: content(ScrollViewProxy(target: target)), target: target)
    }
}

/// Scrolls what is in a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    let target: ScrollTarget

    /// Scrolls to the view with an identity, which `id(_:)` or a `ForEach` gives it. Does nothing if there is none.
    ///
    /// What has changed before is shown first, so that a row that was just added can be scrolled to. In `withAnimation`, the
    /// scroll view glides there. Costs O(n) for a row of n that is far from what is seen.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of the view that comes to the same point of what is seen: at an edge, or in the middle.
    ///     Nil scrolls as little as is needed.
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

/// The views that a proxy scrolls.
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
