extension View {
    /// Paints the row that this view is in; nil for the platform's own colour.
    public func listRowBackground(_ color: Color?) -> some View {
        modifier(RowModifying(modifier: .background(color?.paint)))
    }

    /// Puts a view behind the row that this view is in, in the place of the platform's own background; nil for that.
    ///
    /// ```swift
    /// List(players) { player in
    ///     PlayerRow(player)
    ///         .listRowBackground(Capsule().fill(.thinMaterial).padding(2))
    /// }
    /// ```
    ///
    /// The view is offered the space of the whole row, and is in the middle of it. An `EmptyView` leaves the row without a background. For a
    /// section, each of its rows has such a view.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        RowBackgroundView(wrapped: self, background: view.map { AnyView($0) })
    }
}

/// The view behind the rows of a modifier. One object for as long as the view is the same.
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
