extension View {
    /// Declares the page for values of a type on the containing navigation stack.
    ///
    /// If several views declare a page for the same type, the declaration nearest to the root takes precedence.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DeclaringView(wrapped: self, address: nil, destination: destination)
    }

    /// Pushes a page onto the containing navigation stack while `isPresented` is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        PagePresentingView(
            wrapped: self,
            binding: isPresented.presentation,
            identity: { _ in 0 },
            destination: { _ in destination() }
        )
    }

    /// Pushes a page onto the containing navigation stack while the item is not nil. A different item replaces the page.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PagePresentingView(wrapped: self, binding: item, identity: { AnyHashable($0) }, destination: destination)
    }
}

/// A view that declares the page for values of a type.
struct DeclaringView<Content: View, Value: Hashable, Destination: View>: WrapperView {
    @Boxed var wrapped: Content
    /// The URL representation of the values; nil if they have none.
    let address: DestinationAddress?
    let destination: (Value) -> Destination

    func didMount(_ node: WrapperNode<Self>) { declare(in: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) { declare(in: node) }

    private func declare(in node: WrapperNode<Self>) {
        guard let page = node.environment.navigationPage else { return }
        page.stack?.declare(Value.self, address: address, from: node, on: page) { [destination] value in
            (value.base as? Value).map { value in AnyView(DestinationContent { destination(value) }) }
        }
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        node.environment.navigationPage?.stack?.withdrawDeclaration(of: node)
    }
}

/// A view that pushes a page while its item is not nil.
private struct PagePresentingView<Content: View, Item, Destination: View>: WrapperView {
    @Boxed var wrapped: Content
    let binding: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let destination: (Item) -> Destination

    func makeNodeState() -> PresentedPage<Item> { PresentedPage(binding) }

    func didMount(_ node: WrapperNode<Self>) { present(in: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        node.markAsUpToDate()
        present(in: node)
    }

    /// Updates the page after a change of the item, which this node reads, not the parent's body.
    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        present(in: node)
    }

    private func stack(of node: WrapperNode<Self>) -> PageStack? { node.environment.navigationPage?.stack }

    private func present(in node: WrapperNode<Self>) {
        let page = node.state
        page.binding = binding
        node.startReads()
        let item = node.recordingReads { binding.wrappedValue }
        let identity = item.map(identity)
        let isSame = identity == page.identity
        if !isSame, page.identity != nil {
            page.identity = nil
            stack(of: node)?.withdrawPage(of: page)
        }
        page.identity = identity
        guard let item else { return }
        let content = AnyView(DestinationContent { [destination] in destination(item) })
        if isSame {
            stack(of: node)?.setContent(content, forPresenter: page)
        } else {
            stack(of: node)?.push(content, for: page)
        }
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        guard node.state.identity != nil else { return }
        node.state.identity = nil
        stack(of: node)?.withdrawPage(of: node.state)
    }
}

/// The page that a binding presents.
private final class PresentedPage<Item>: PagePresenter {
    var binding: Binding<Item?>
    /// The identity of the presented item; nil for none.
    var identity: AnyHashable?

    init(_ binding: Binding<Item?>) {
        self.binding = binding
    }

    func pageWasPopped() {
        // Without an identity, the view itself withdraws the page.
        guard identity != nil else { return }
        identity = nil
        binding.wrappedValue = nil
    }
}
