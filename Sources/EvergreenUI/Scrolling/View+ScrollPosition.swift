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
        ScrollTargetIDView(wrapped: self, id: id, anchor: anchor ?? .topLeading)
    }

    /// Binds the position of the scroll view in this view to a value, by which the app scrolls it, and which says what the user has
    /// scrolled to.
    ///
    /// ```swift
    /// @State private var position = ScrollPosition(edge: .bottom)
    /// …
    /// ScrollView { … }.scrollPosition($position)
    /// Button("Up") { withAnimation { position.scrollTo(edge: .top) } }
    /// ```
    ///
    /// See ``scrollPosition(id:anchor:)`` for when the page tells it.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: The point of a target that comes to the same point of what is seen. Nil is the upper leading corner.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(wrapped: self, position: position, anchor: anchor ?? .topLeading)
    }
}

private struct ScrollTargetIDView<Wrapped: View, ID: Hashable>: WrapperView {
    struct NodeState {
        let position = ScrollPositionLink(reportsUser: false)
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

private struct ScrollPositionView<Wrapped: View>: WrapperView {
    struct NodeState {
        let link = ScrollPositionLink(reportsUser: true)
        /// What the page was asked for last, or has told.
        var known: ScrollPosition?
        var environment = DerivedEnvironment<UnitPoint>()
    }

    @Boxed var wrapped: Wrapped
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint

    func makeNodeState() -> NodeState { NodeState() }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        let link = node.state.link
        link.anchor = anchor
        var inputs = node.inputs
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: anchor) {
            $0.scrollPosition = link
        }
        return inputs
    }

    func willMount(_ node: WrapperNode<Self>) {
        node.state.link.report = { [weak node] target in
            guard let node else { return }
            let idType = ObjectIdentifier(node.view.position.wrappedValue.idType)
            let id = node.state.link.scrollView?.identity(of: target) { ObjectIdentifier(type(of: $0.base)) == idType }
            node.view.userDidScroll(to: id, in: node)
        }
        node.state.link.reportAnywhere = { [weak node] in
            if let node { node.view.userDidScroll(to: nil, in: node) }
        }
    }

    func didMount(_ node: WrapperNode<Self>) { follow(in: node) }

    func didUpdateWrapped(_ node: WrapperNode<Self>) { follow(in: node) }

    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        follow(in: node)
    }

    /// Scrolls where the binding says, unless the page was asked to, or has told that it is there.
    private func follow(in node: WrapperNode<Self>) {
        node.startReads()
        let value = node.recordingReads { position.wrappedValue }
        guard value != node.state.known else { return }
        node.state.known = value
        switch value.place {
        case .nowhere, .user: break
        case .id(let id, let anchor): node.state.link.scroll(to: AnyHashable(id.value), anchor: anchor)
        case .edge(let edge): node.state.link.scroll(to: ScrollOffset(edge))
        case .point(let x, let y):
            let (x, y) = (
                x.map { ScrollOffset.Place.points(Double($0)) }, y.map { ScrollOffset.Place.points(Double($0)) }
            )
            node.state.link.scroll(to: ScrollOffset(x: x, y: y))
        }
    }

    private func userDidScroll(to id: AnyHashable?, in node: WrapperNode<Self>) {
        var value = position.wrappedValue
        value.userDidScroll(to: id)
        guard value != node.state.known else { return }
        node.state.known = value
        position.wrappedValue = value
    }
}

extension ScrollOffset {
    fileprivate init(_ edge: Edge) {
        switch edge {
        case .top: self.init(y: .points(0))
        case .bottom: self.init(y: .end)
        case .leading: self.init(x: .points(0))
        case .trailing: self.init(x: .end)
        }
    }
}
