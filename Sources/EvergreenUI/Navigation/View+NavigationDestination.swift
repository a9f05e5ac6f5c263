extension View {
    /// Says what the pages for the values of a type show, in the navigation stack around this view.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DeclaringView(wrapped: self, destination: destination)
    }

    /// Pushes a page onto the navigation stack around this view, as long as `isPresented` is true.
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

    /// Pushes a page onto the navigation stack around this view, as long as there is an item. Another item is another
    /// page.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PagePresentingView(wrapped: self, binding: item, identity: { AnyHashable($0) }, destination: destination)
    }
}

/// A view that says what the pages for the values of a type show.
private struct DeclaringView<Content: View, Value: Hashable, Destination: View>: View, WrapperView {
    let wrapped: Content
    let destination: (Value) -> Destination

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        DeclaringNode(view, parent: parent, inputs: inputs)
    }
}

private final class DeclaringNode<Content: View, Value: Hashable, Destination: View>: WrapperNode<
    DeclaringView<Content, Value, Destination>
>
{
    override init(_ view: DeclaringView<Content, Value, Destination>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        declare()
    }

    override func didUpdate(from previous: DeclaringView<Content, Value, Destination>) { declare() }

    private func declare() {
        guard let page = inputs.environment.navigationPage else { return }
        let destination = view.destination
        page.stack?.declare(Value.self, from: self, on: page) { value in
            (value.base as? Value).map { value in AnyView(DestinationContent { destination(value) }) }
        }
    }

    override func willUnmount() {
        inputs.environment.navigationPage?.stack?.withdrawDeclaration(of: self)
    }
}

/// A view that pushes a page as long as there is an item.
private struct PagePresentingView<Content: View, Item, Destination: View>: View, WrapperView {
    let wrapped: Content
    let binding: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let destination: (Item) -> Destination

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        PagePresentingNode(view, parent: parent, inputs: inputs)
    }
}

private final class PagePresentingNode<Content: View, Item, Destination: View>: WrapperNode<
    PagePresentingView<Content, Item, Destination>
>, PagePresenter
{
    /// What the page stands for that is there.
    private var identity: AnyHashable?

    override init(_ view: PagePresentingView<Content, Item, Destination>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        present()
    }

    override func didUpdate(from previous: PagePresentingView<Content, Item, Destination>) {
        markAsUpToDate()
        present()
    }

    /// The item changed, which is read here and not by the view around.
    override func refresh() {
        markAsUpToDate()
        present()
    }

    private var stack: PageStack? { inputs.environment.navigationPage?.stack }

    private func present() {
        startReads()
        let item = recordingReads { view.binding.wrappedValue }
        let identity = item.map(view.identity)
        let isSame = identity == self.identity
        if !isSame, self.identity != nil {
            self.identity = nil
            stack?.withdrawPage(of: self)
        }
        self.identity = identity
        guard let item else { return }
        let destination = view.destination
        let content = AnyView(DestinationContent { destination(item) })
        if isSame { stack?.setContent(content, forPresenter: self) } else { stack?.push(content, for: self) }
    }

    func pageWasPopped() {
        // Without an identity, it is this view that takes the page away.
        guard identity != nil else { return }
        identity = nil
        view.binding.wrappedValue = nil
    }

    override func willUnmount() {
        guard identity != nil else { return }
        identity = nil
        stack?.withdrawPage(of: self)
    }
}
