extension View {
    /// Sets views behind the content of the containing sheet or popover.
    ///
    /// They have the size of the sheet, and do not scroll with its content.
    ///
    /// - Parameters:
    ///   - alignment: The position of smaller views in the sheet.
    ///   - content: The views. They don't receive clicks and taps.
    public func presentationBackground<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        PresentationBackgroundView(wrapped: self, background: Slot(.sheetBackground(alignment), content()))
    }
}

private struct PresentationBackgroundView<Wrapped: View, Background: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let background: Slot<Background>

    struct NodeState {
        var background: OutletNode<Slot<Background>, PresentationBackgroundOutlet>?
    }

    func makeNodeState() -> NodeState { NodeState() }

    func didMount(_ node: WrapperNode<Self>) {
        node.state.background = OutletNode(
            background,
            outlet: PresentationBackgroundOutlet(),
            parent: node,
            inputs: node.inputs.inside()
        )
    }

    func didUpdateWrapped(_ node: WrapperNode<Self>) {
        node.state.background?.update(background, inputs: node.inputs.inside())
    }

    static var hasOtherChildren: Bool { true }

    func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void) {
        if let content = node.wrapped { body(content) }
        if let background = node.state.background { body(background) }
    }
}

/// Shows views behind the content of the containing sheet.
private final class PresentationBackgroundOutlet: Outlet {
    private weak var node: _Node?

    func willMount(_ node: _Node) { self.node = node }

    func show(_ elements: [Element]) {
        guard let node else { return }
        node.environment.presentationOptions?.set(background: elements, from: node)
    }

    func willUnmount() {
        guard let node else { return }
        node.environment.presentationOptions?.set(background: nil, from: node)
    }
}
