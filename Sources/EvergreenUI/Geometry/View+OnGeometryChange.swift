import EvergreenDocument
import Foundation

extension View {
    /// Performs an action with a value computed from this view's geometry, after the first measurement and whenever the value changes.
    ///
    /// ```swift
    /// Text(title).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value. It should read only the required properties of the proxy: see ``GeometryProxy``.
    ///   - action: Receives the value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value computed from this view's geometry. Both are equal in the first call.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value.
    ///   - action: Receives the old and the new value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryObserver(inner: self, transform: transform, action: action)
    }
}

private struct GeometryObserver<Inner: View, Value: Equatable>: DecoratingView {
    struct NodeState {
        var geometry: Geometry?
        /// The last delivered value.
        var value: Value?
    }

    let inner: Inner
    let transform: @MainActor (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    func makeNodeState() -> NodeState { NodeState() }

    private func geometry(in node: ElementNode<Self>) -> Geometry {
        if let geometry = node.state.geometry { return geometry }
        let geometry = Geometry(of: node, element: node.element.id, savesSize: false, estimate: .zero)
        node.state.geometry = geometry
        return geometry
    }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let geometry = geometry(in: node)
        let value: Value? = node.reading {
            // Evaluated before the first measurement as well, to register its dependencies.
            let value = transform(GeometryProxy(geometry: geometry))
            return geometry.isMeasured ? value : nil
        }
        if let value { deliver(value, in: node) }
        return .geometry(geometry.traits(.observer, shown: node.element.description.kind))
    }

    private func deliver(_ value: Value, in node: ElementNode<Self>) {
        let last = node.state.value
        guard value != last else { return }
        node.state.value = value
        let action = action
        node.tree.enqueue { [weak node] in
            if node?.isMounted == true { action(last ?? value, value) }
        }
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        geometry(in: node).take(event, of: node.element)
    }
}
