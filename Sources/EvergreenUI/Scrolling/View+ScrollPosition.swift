import EvergreenDocument
import Foundation

extension View {
    /// Binds the position of the scroll view in this view to the identity of a target: a view in a layout with
    /// `scrollTargetLayout(isEnabled:)`, identified by `id(_:)` or by a `ForEach`.
    ///
    /// During and after user scrolling, the page reports the target at the anchor, at most ten times a second, and the binding is updated.
    /// Setting the binding scrolls to the target, animated in `withAnimation`. In a list of n rows, the cost is O(n) if the row is far from
    /// the visible area.
    ///
    /// - Parameters:
    ///   - id: The identity. Nil until the user scrolls.
    ///   - anchor: The anchor of the target that is aligned with the same anchor of the visible area; nil for the top leading corner.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(wrapped: self, position: id, anchor: anchor ?? .topLeading)
    }

    /// Binds the position of the scroll view in this view to a value, with which the app scrolls it and observes user scrolling.
    ///
    /// ```swift
    /// @State private var position = ScrollPosition(edge: .bottom)
    /// …
    /// ScrollView { … }.scrollPosition($position)
    /// Button("Up") { withAnimation { position.scrollTo(edge: .top) } }
    /// ```
    ///
    /// ``scrollPosition(id:anchor:)`` describes when the position is reported.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: The anchor of a target that is aligned with the same anchor of the visible area; nil for the top leading corner.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(wrapped: self, position: position, anchor: anchor ?? .topLeading)
    }
}

/// A value to which the position of a scroll view can be bound.
@MainActor
private protocol ScrollPositionValue: Equatable {
    /// Whether user scrolling is reported even without a target.
    nonisolated static var reportsUser: Bool { get }

    /// Scrolls to this position.
    func scroll(_ link: ScrollPositionLink)

    /// The position after the user scrolls to a target, or to none; nil for no change.
    func scrolled(to target: Element?, in link: ScrollPositionLink) -> Self?
}

extension Optional: ScrollPositionValue where Wrapped: Hashable {
    fileprivate nonisolated static var reportsUser: Bool { false }

    fileprivate func scroll(_ link: ScrollPositionLink) {
        if let self { link.scroll(to: AnyHashable(self)) }
    }

    fileprivate func scrolled(to target: Element?, in link: ScrollPositionLink) -> Self? {
        guard let target,
            let id = link.identity(of: target, where: { $0.base is Wrapped })?.base as? Wrapped
        else { return nil }
        return .some(id)
    }
}

extension ScrollPosition: ScrollPositionValue {
    fileprivate nonisolated static var reportsUser: Bool { true }

    fileprivate func scroll(_ link: ScrollPositionLink) {
        switch place {
        case .nowhere, .user: break
        case .id(let id, let anchor): link.scroll(to: AnyHashable(id.value), anchor: anchor)
        case .edge(let edge): link.scroll(to: ScrollOffset(edge))
        case .point(let x, let y):
            let (x, y) = (
                x.map { ScrollOffset.Place.points(Double($0)) }, y.map { ScrollOffset.Place.points(Double($0)) }
            )
            link.scroll(to: ScrollOffset(x: x, y: y))
        }
    }

    fileprivate func scrolled(to target: Element?, in link: ScrollPositionLink) -> Self? {
        let type = ObjectIdentifier(idType)
        var copy = self
        copy.userDidScroll(
            to: target.flatMap { target in
                link.identity(of: target) { ObjectIdentifier(Swift.type(of: $0.base)) == type }
            }
        )
        return copy
    }
}

private struct ScrollPositionView<Wrapped: View, Value: ScrollPositionValue>: WrapperView {
    struct NodeState {
        let link = ScrollPositionLink(reportsUser: Value.reportsUser)
        /// The last position requested from or reported by the page.
        var known: Value?
        var environment = DerivedEnvironment<UnitPoint>()
    }

    @Boxed var wrapped: Wrapped
    let position: Binding<Value>
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
            guard let node, let value = node.view.position.wrappedValue.scrolled(to: target, in: node.state.link),
                value != node.state.known
            else { return }
            node.state.known = value
            node.view.position.wrappedValue = value
        }
    }

    func didMount(_ node: WrapperNode<Self>) { follow(in: node) }

    func didUpdateWrapped(_ node: WrapperNode<Self>) { follow(in: node) }

    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        follow(in: node)
    }

    /// Scrolls to the bound position, unless it was the last one requested from or reported by the page.
    private func follow(in node: WrapperNode<Self>) {
        node.startReads()
        let value = node.recordingReads { position.wrappedValue }
        guard value != node.state.known else { return }
        node.state.known = value
        value.scroll(node.state.link)
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
