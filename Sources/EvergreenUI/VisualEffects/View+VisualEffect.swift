import EvergreenDocument

extension View {
    /// Applies effects that depend on the size and position of this view, without affecting its layout.
    ///
    /// ```swift
    /// Image("Hills").visualEffect { content, proxy in
    ///     content.offset(y: -proxy.frame(in: .scrollView).minY / 2)
    /// }
    /// ```
    ///
    /// The effects do not change the geometry reported by the proxy. They are not applied before the browser has measured the view. If the
    /// position is read, the page reports it ten times a second during scrolling, and interpolates between the resulting effects.
    ///
    /// - Parameter effect: Adds effects to its first argument.
    public func visualEffect(
        _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(inner: self) { effect(EmptyVisualEffect(), $0)._effects.style }
    }
}

private struct VisualEffectView<Inner: View>: DecoratingView {
    let inner: Inner
    let effect: @MainActor (GeometryProxy) -> [StyleValue]

    func makeNodeState() -> Geometry? { nil }

    private func geometry(in node: ElementNode<Self>) -> Geometry {
        if let geometry = node.state { return geometry }
        let geometry = Geometry(of: node, element: node.element.id, savesSize: false, estimate: .zero)
        node.state = geometry
        return geometry
    }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        let geometry = geometry(in: node)
        // The dependencies of the effect must be known before anything is measured.
        let style = node.reading { effect(GeometryProxy(geometry: geometry)) }
        return geometry.isMeasured ? style : []
    }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .geometry(geometry(in: node).traits(.effect, shown: node.element.description.kind))
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        geometry(in: node).take(event, of: node.element)
    }
}
