/// A control that pushes a page onto the containing navigation stack. In a list, the whole row is the control.
///
/// In a leading column of a ``NavigationSplitView``, a link with a destination presents its page in the next column, and a link with a
/// value presents the page of the value in the detail column. If the link is in a list of that column whose selection has the type of the
/// value, it selects its value instead.
///
/// Outside of navigation stacks and split views, the link is disabled.
public struct NavigationLink<Label: View, Destination: View>: ElementView {
    let target: Target
    let label: Label

    enum Target {
        case view(() -> Destination)
        /// The link is disabled if the value is nil.
        case value(AnyHashable?)
        /// The page is presented while the binding is true.
        case active(Binding<Bool>, () -> Destination)
    }

    init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// Creates a link to a page. The destination is created when the page is pushed.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    /// Creates a link to a page. The destination is created when the page is pushed.
    public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a page, with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleKey))
    }

    /// Creates a link to a page, with an unlocalized title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(title))
    }

    /// Creates a link to a page, with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(titleKey))
    }

    /// Creates a link to a page, with an unlocalized title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: @autoclosure @escaping () -> Destination) {
        self.init(target: .view(destination), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes a value, whose page is declared by `navigationDestination(for:destination:)`. The link is disabled if the
    /// value is nil.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes a value, with a localized title.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link that pushes a value, with an unlocalized title.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: SingleActionControl {
    package struct NodeState {
        var label: _ViewNode<Label>?
        /// The page of a link with a binding; nil for other links.
        var page: LinkedPage?
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind { isRow(node) ? .box : .navigationLink }

    package static var isControl: Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let isHidden = node.environment.navigationLinkIndicatorVisibility == .hidden
        return node.environment.controlStyle + (isHidden ? [.noIndicator] : [])
    }

    /// The value that the link selects in the list of a leading column instead of pushing it; nil if the link pushes.
    private func selectedValue(in node: ElementNode<Self>) -> AnyHashable? {
        guard case .value(let value?) = target, let selection = node.environment.rowSelection,
            selection.isChoice(of: value), node.environment.navigationPage?.stack?.column?.next != nil
        else { return nil }
        return value
    }

    /// Whether the link is a row of a list that selects its value. The row handles the taps.
    private func isRow(_ node: ElementNode<Self>) -> Bool { ownTag(in: node) != nil }

    package func ownTag(in node: ElementNode<Self>) -> AnyHashable? {
        node.inputs.placement?.wrapper == .row ? selectedValue(in: node) : nil
    }

    package func isEnabled(in node: ElementNode<Self>) -> Bool {
        guard node.environment.isEnabled, node.environment.navigationPage != nil else { return false }
        if case .value(nil) = target { return false }
        return true
    }

    package func mountChildren(in node: ElementNode<Self>) {
        node.state.label = Label._makeNode(label, parent: node, inputs: node.innerInputs)
        if case .view(let destination) = target, let page = node.environment.navigationPage {
            let content = AnyView(DestinationContent { destination() })
            page.stack?.reopen(content, for: node, on: page, isDetail: node.environment.isDetailLink)
        }
        present(in: node)
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.label?.update(label, inputs: node.innerInputs)
        if case .view(let destination) = target {
            node.environment.navigationPage?.stack?.setContent(
                AnyView(DestinationContent { destination() }),
                forLink: node
            )
        }
        present(in: node)
    }

    package func refresh(_ node: ElementNode<Self>) {
        node.draw()
        present(in: node)
    }

    package func willUnmount(_ node: ElementNode<Self>) {
        guard let page = node.state.page, page.isShown else { return }
        page.isShown = false
        node.environment.navigationPage?.stack?.withdrawPage(of: page)
    }

    /// Presents or dismisses the page of a link with a binding.
    private func present(in node: ElementNode<Self>) {
        guard case .active(let isActive, let destination) = target else { return }
        let page = node.state.page ?? LinkedPage(isActive)
        node.state.page = page
        page.isActive = isActive
        let stack = node.environment.navigationPage?.stack
        let content = AnyView(DestinationContent { destination() })
        switch (page.isShown, node.reading { isActive.wrappedValue }) {
        case (false, true):
            page.isShown = true
            stack?.push(content, for: page)
        case (true, true):
            stack?.setContent(content, forPresenter: page)
        case (true, false):
            page.isShown = false
            stack?.withdrawPage(of: page)
        case (false, false):
            break
        }
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let label = node.state.label { body(label) }
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .tap, !isRow(node) else { return false }
        if let value = selectedValue(in: node) {
            node.environment.rowSelection?.toggle(value)
        } else if let page = node.environment.navigationPage {
            follow(from: page, in: node)
        }
        return true
    }

    private func follow(from page: NavigationPage, in node: ElementNode<Self>) {
        switch target {
        case .view(let destination):
            let content = AnyView(DestinationContent { destination() })
            page.stack?.push(content, for: node, on: page, isDetail: node.environment.isDetailLink)
        case .value(let value?):
            page.stack?.push(value, on: page)
        case .value(nil):
            break
        case .active(let isActive, _):
            isActive.wrappedValue = true
        }
    }
}
