import EvergreenDocument
import Foundation

extension View {
    /// Binds the position of the scroll view in this view to the identity of one of its targets: of the views in a layout with
    /// `scrollTargetLayout(isEnabled:)`, as `id(_:)` or a `ForEach` gives it.
    ///
    /// The page tells which target is at the anchor after the user has scrolled and while they do, ten times a second at most: then
    /// the binding is set. Setting the binding scrolls, in `withAnimation` with a glide. Costs O(n) for a row of n that is far
    /// from what is seen.
    ///
    /// - Parameters:
    ///   - id: The identity. Nil until the user scrolls.
    ///   - anchor: The point of the target that comes to the same point of what is seen. Nil is the upper leading corner.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(wrapped: self, id: id, anchor: anchor ?? .topLeading)
    }
}

/// What a scroll view and the binding of its position know of each other.
@MainActor
final class ScrollPosition {
    var anchor = UnitPoint.topLeading
    /// The node of the scroll view.
    weak var scrollView: _Node?
    /// Called with the target that is at the anchor.
    var report: (Element) -> Void = { _ in }

    nonisolated init() {}

    /// Has the page scroll to a target, once what has changed is shown.
    func scroll(to id: AnyHashable) {
        guard let tree = scrollView?.tree else { return }
        tree.enqueue { [weak self] in
            guard let self, let scrollView, scrollView.isMounted else { return }
            guard let element = scrollView.element(identifiedBy: id) else { return }
            tree.document.scroll(to: element, anchor: anchor.anchor)
        }
    }
}

private struct ScrollPositionView<Wrapped: View, ID: Hashable>: WrapperView {
    struct NodeState {
        let position = ScrollPosition()
        /// What the page shows as far as is known.
        var known: ID?
        var environment = DerivedEnvironment<UnitPoint>()
    }

    @Boxed var wrapped: Wrapped
    let id: Binding<ID?>
    let anchor: UnitPoint

    func makeNodeState() -> NodeState { NodeState() }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        let position = node.state.position
        position.anchor = anchor
        var inputs = node.inputs
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: anchor) {
            $0.scrollPosition = position
        }
        return inputs
    }

    func willMount(_ node: WrapperNode<Self>) {
        node.state.position.report = { [weak node] target in node?.view.report(target, in: node) }
    }

    func didMount(_ node: WrapperNode<Self>) { follow(in: node) }

    func didUpdateWrapped(_ node: WrapperNode<Self>) { follow(in: node) }

    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        follow(in: node)
    }

    /// Scrolls where the binding says, unless the page has told that it is there.
    private func follow(in node: WrapperNode<Self>) {
        node.startReads()
        let value = node.recordingReads { id.wrappedValue }
        guard value != node.state.known else { return }
        node.state.known = value
        if let value { node.state.position.scroll(to: AnyHashable(value)) }
    }

    private func report(_ target: Element, in node: WrapperNode<Self>?) {
        guard let node,
            let value = node.state.position.scrollView?.identity(of: target, where: { $0.base is ID })?.base as? ID,
            value != node.state.known
        else { return }
        node.state.known = value
        id.wrappedValue = value
    }
}

private struct ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPosition? { nil }
}

extension EnvironmentValues {
    /// The bound position of the next scroll view; nil for none.
    var scrollPosition: ScrollPosition? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}
