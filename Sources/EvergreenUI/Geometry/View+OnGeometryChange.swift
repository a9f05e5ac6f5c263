import EvergreenDocument
import Foundation

extension View {
    /// Performs an action with a value that is made of this view's geometry: once the browser has measured the view, and when
    /// the value changes after that.
    ///
    /// ```swift
    /// Text(title).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value. It should read no more of the proxy than it needs: see ``GeometryProxy``.
    ///   - action: Gets the value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action with a value that is made of this view's geometry, and the one before; the first time, they are the
    /// same.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value.
    ///   - action: Gets the old value and the new one.
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
        /// The value that the action was given last.
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
            // What the transform reads has to be known before anything is measured.
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
