extension View {
    /// Sets the background color of this view's row. Nil restores the platform's background.
    public func listRowBackground(_ color: Color?) -> some View {
        modifier(RowModifying(modifier: .background(color?.paint)))
    }

    /// Places a view behind this view's row, instead of the platform's background. Nil restores the platform's background.
    ///
    /// ```swift
    /// List(players) { player in
    ///     PlayerRow(player)
    ///         .listRowBackground(Capsule().fill(.thinMaterial).padding(2))
    /// }
    /// ```
    ///
    /// The view is proposed the size of the whole row, and centered. An `EmptyView` removes the background of the row. On a section, each
    /// of its rows gets such a view.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        RowBackgroundView(wrapped: self, background: view.map { AnyView($0) })
    }
}

/// The background view of a row modifier. The instance changes only with the view.
@MainActor
final class RowBackground {
    let view: AnyView

    init(_ view: AnyView) {
        self.view = view
    }
}

private struct RowBackgroundView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let background: AnyView?

    func makeNodeState() -> RowBackground? { background.map { RowBackground($0) } }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        if let background = node.state { inputs.modifiers.row.append(.backgroundView(background)) }
        return inputs
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if let background, let shown = previous.background, background.isEqual(to: shown) { return }
        node.state = makeNodeState()
    }
}
