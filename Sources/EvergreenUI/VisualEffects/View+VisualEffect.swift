import EvergreenDocument

extension View {
    /// Adds effects that depend on the size and the position of this view, without a change of its layout.
    ///
    /// ```swift
    /// Image("Hills").visualEffect { content, proxy in
    ///     content.offset(y: -proxy.frame(in: .scrollView).minY / 2)
    /// }
    /// ```
    ///
    /// The effects do not change what the proxy says. Until the browser has measured the view, there are none. The page tells a
    /// position that is read ten times a second while the user scrolls, and glides from one to the next.
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
        // What the effect reads has to be known before anything is measured.
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
