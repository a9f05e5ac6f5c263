/// The views of a window, covered by a not-found page if the window's address does not exist.
package struct AddressedWindow<Content: View>: WrapperView {
    @Boxed package var wrapped: Content
    /// The app's custom not-found view, or nil for the standard one.
    let notFound: (@MainActor () -> AnyView)?

    package init(wrapped: Content, notFound: (@MainActor () -> AnyView)? = nil) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.notFound = notFound
    }

    package struct NodeState {
        fileprivate var cover: OutletNode<DestinationContent<AnyView>, CoverOutlet>?
    }

    package func makeNodeState() -> NodeState { NodeState() }

    /// The views are not created for an address without a group.
    package func mountsWrapped(in node: WrapperNode<Self>) -> Bool { !node.environment.windowLocation.isUnknown }

    package func didMount(_ node: WrapperNode<Self>) {
        let bar = node.environment.addressBar
        bar?.onFoundChange = { [weak node] in node?.invalidate() }
        bar?.setHasContent(true)
        cover(node)
    }

    package func didUpdateWrapped(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        cover(node)
    }

    package func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        cover(node)
    }

    private func cover(_ node: WrapperNode<Self>) {
        guard node.environment.addressBar?.isFound == false else {
            node.state.cover?.unmount()
            node.state.cover = nil
            return
        }
        let view = DestinationContent { [notFound] in notFound?() ?? AnyView(NotFoundPage()) }
        let inputs = node.inputs.inside()
        if let cover = node.state.cover {
            cover.update(view, inputs: inputs)
        } else {
            node.state.cover = OutletNode(view, outlet: CoverOutlet(), parent: node, inputs: inputs)
        }
    }

    package func willUnmount(_ node: WrapperNode<Self>) { node.environment.addressBar?.setHasContent(false) }

    package static var hasOtherChildren: Bool { true }

    package func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void) {
        if let content = node.wrapped { body(content) }
        if let cover = node.state.cover { body(cover) }
    }
}

/// The standard page for an address that was not found.
struct NotFoundPage: View {
    var body: some View {
        ContentUnavailableView {
            Label {
                Text(StandardText.notFoundTitle)
            } icon: {
                Image(systemName: "questionmark.circle")
            }
        } description: {
            Text(StandardText.notFound)
        }
    }
}
