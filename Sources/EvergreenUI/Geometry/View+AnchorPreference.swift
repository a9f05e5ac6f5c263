extension View {
    /// Sets a preference of this view for its ancestors, computed from an anchor of it.
    ///
    /// ```swift
    /// HStack { ForEach(names, id: \.self) { Text($0).anchorPreference(key: Places.self, value: .bounds) { [$0] } } }
    ///     .overlayPreferenceValue(Places.self) { places in
    ///         GeometryReader { proxy in Outline(around: places.map { proxy[$0] }) }
    ///     }
    /// ```
    ///
    /// The page measures the view, and reports its movements, about ten times per second.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The part of the view that the anchor refers to.
    ///   - transform: Returns the preference for the anchor.
    public func anchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> Key.Value
    ) -> some View {
        AnchoredView(inner: self) { view, place in
            view.preference(key: key, value: transform(Anchor(place: place, source: value)))
        }
    }

    /// Transforms a preference of the descendants for the ancestors of this view, with an anchor of this view.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The part of the view that the anchor refers to.
    ///   - transform: Transforms the reduced value, or the key's default value if no descendant sets one.
    public func transformAnchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) -> some View {
        AnchoredView(inner: self) { view, place in
            view.transformPreference(key) { transform(&$0, Anchor(place: place, source: value)) }
        }
    }
}

/// A measured view, with content that receives its place.
private struct AnchoredView<Inner: View, Content: View>: View {
    let inner: Inner
    let content: (AnchorSourceView<Inner>, AnchorPlace) -> Content
    @State private var place = AnchorPlace()

    var body: some View { content(AnchorSourceView(inner: inner, place: place), place) }
}

private struct AnchorSourceView<Inner: View>: DecoratingView {
    struct NodeState {
        var geometry: Geometry?
    }

    let inner: Inner
    let place: AnchorPlace

    func makeNodeState() -> NodeState { NodeState() }

    private func geometry(in node: ElementNode<Self>) -> Geometry {
        if let geometry = node.state.geometry { return geometry }
        let geometry = Geometry(of: node, element: node.element.id, savesSize: false, estimate: .zero)
        geometry.startWithPosition()
        node.state.geometry = geometry
        place.geometry = geometry
        return geometry
    }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .geometry(geometry(in: node).traits(.observer, shown: node.element.description.kind))
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        geometry(in: node).take(event, of: node.element)
    }
}
