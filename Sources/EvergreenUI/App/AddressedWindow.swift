/// The views of a window, and what says so if the app has no place at the window's address.
package struct AddressedWindow<Content: View>: WrapperView {
    @Boxed package var wrapped: Content
    /// The app's own view for addresses without a place; nil for that of Evergreen.
    let notFound: (@MainActor () -> AnyView)?

    package init(wrapped: Content, notFound: (@MainActor () -> AnyView)? = nil) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.notFound = notFound
    }

    package struct NodeState {
        fileprivate var cover: OutletNode<DestinationContent<AnyView>, CoverOutlet>?
    }

    package func makeNodeState() -> NodeState { NodeState() }

    /// The views of a group are not made for an address of none.
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

/// What a window shows where an app without a view of its own has no place.
struct NotFoundPage: View {
    var body: some View {
        ContentUnavailableView {
            Label {
                Text(StandardWord.notFoundTitle)
            } icon: {
                Image(systemName: "questionmark.circle")
            }
        } description: {
            Text(StandardWord.notFound)
        }
    }
}
