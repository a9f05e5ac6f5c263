/// A view with two or three columns, in which selections in leading columns control the next columns.
///
/// ```swift
/// struct MailView: View {
///     @Query(FoldersRequest()) private var folders: [Folder]
///     @State private var folder: Folder.ID?
///     @State private var message: Message.ID?
///
///     var body: some View {
///         NavigationSplitView {
///             List(folders, selection: $folder) { Text($0.name) }
///                 .navigationTitle("Mail")
///         } content: {
///             if let folder { MessageList(folder: folder, selection: $message) }
///         } detail: {
///             if let message {
///                 MessageView(message: message)
///             } else {
///                 ContentUnavailableView("No message is selected", systemImage: "envelope")
///             }
///         }
///     }
/// }
/// ```
///
/// A leading column controls the next one by a `List(selection:)` with a single value, or by a ``NavigationLink``. A link with a
/// destination presents it in the next column, and a link with a value presents the page that `navigationDestination(for:)` declares in the
/// detail column. If the link is in a list whose selection has the type of the value, it selects its value instead.
///
/// In a regular width (`\.horizontalSizeClass`), the columns are placed side by side. Each has its own title, toolbar items and scroll
/// position. A button in the bar of the first column toggles the sidebar. In a compact width, one column is shown at a time: first the
/// sidebar, and the next column after a selection. The back button, in the bar or in the browser, returns to the previous column and clears
/// its selection.
///
/// All columns are mounted and keep their state. For a hidden column, `onDisappear` actions run, tasks are cancelled, and no patches are
/// sent. Updating one column has no cost for the others.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: ElementView {
    let bindings: SplitColumns.Bindings
    let sidebar: Sidebar
    /// Nil for two columns.
    let content: Content?
    let detail: Detail

    private init(_ bindings: SplitColumns.Bindings, sidebar: Sidebar, content: Content?, detail: Detail) {
        self.bindings = bindings
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Creates a three-column split view.
    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(SplitColumns.Bindings(), sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a three-column split view. The binding controls the column visibility in a regular width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        let bindings = SplitColumns.Bindings(visibility: columnVisibility)
        self.init(bindings, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a three-column split view. The binding controls the visible column in a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        let bindings = SplitColumns.Bindings(compactColumn: preferredCompactColumn)
        self.init(bindings, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a three-column split view. The bindings control the column visibility in a regular width, and the visible column in a
    /// compact width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        let bindings = SplitColumns.Bindings(visibility: columnVisibility, compactColumn: preferredCompactColumn)
        self.init(bindings, sidebar: sidebar(), content: content(), detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a two-column split view.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(SplitColumns.Bindings(), sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates a two-column split view. The binding controls the column visibility in a regular width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        let bindings = SplitColumns.Bindings(visibility: columnVisibility)
        self.init(bindings, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates a two-column split view. The binding controls the visible column in a compact width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        let bindings = SplitColumns.Bindings(compactColumn: preferredCompactColumn)
        self.init(bindings, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates a two-column split view. The bindings control the column visibility in a regular width, and the visible column in a compact
    /// width.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        let bindings = SplitColumns.Bindings(visibility: columnVisibility, compactColumn: preferredCompactColumn)
        self.init(bindings, sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension NavigationSplitView {
    package struct NodeState {
        var columns: SplitColumns?
        fileprivate var nodes: [ElementNode<SplitColumnView>] = []
        fileprivate var environments: [DerivedEnvironment<Bool>] = []
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let columns = node.state.columns
        return .splitView(
            SplitTraits(
                isCompact: columns?.isCompact ?? false,
                isDetailProminent: columns?.isDetailProminent ?? false
            )
        )
    }

    /// The columns and the root views of their stacks, from the sidebar to the detail.
    private var roots: [(column: NavigationSplitViewColumn, root: AnyView)] {
        [(.sidebar, AnyView(sidebar))] + (content.map { [(.content, AnyView($0))] } ?? [])
            + [(.detail, AnyView(detail))]
    }

    package func mountChildren(in node: ElementNode<Self>) {
        let roots = roots
        let columns = SplitColumns(of: node, roots.map(\.column), bindings: bindings)
        node.state.columns = columns
        columns.update(node.environment)
        for (column, root) in zip(columns.all, roots.map(\.root)) {
            node.state.environments.append(DerivedEnvironment())
            let view = SplitColumnView(column: column, root: root)
            node.state.nodes.append(ElementNode(view, parent: node, inputs: inputs(of: column, in: node)))
        }
        for column in node.state.nodes { column.view.mountPages(in: column) }
        columns.didMount()
        showColumns(in: node)
        node.environment.windowFocusedValues?.set(from: node) { $0.splitColumns = columns }
    }

    package func updateChildren(in node: ElementNode<Self>) {
        guard let columns = node.state.columns else { return }
        columns.update(bindings)
        columns.update(node.environment)
        for (child, root) in zip(node.state.nodes, roots.map(\.root)) {
            let column = child.view.column
            child.update(SplitColumnView(column: column, root: root), inputs: inputs(of: column, in: node))
        }
        showColumns(in: node)
    }

    /// Updates the visible columns. The bindings are read by this node, not by the parent's body.
    package func refresh(_ node: ElementNode<Self>) {
        node.draw()
        showColumns(in: node)
    }

    private func showColumns(in node: ElementNode<Self>) {
        guard let columns = node.state.columns else { return }
        let shown = node.reading { columns.shownPlaces }
        for (place, column) in node.state.nodes.enumerated() where !shown.contains(place) {
            column.setShowsChildren(false)
        }
        for (place, column) in node.state.nodes.enumerated() where shown.contains(place) {
            column.setShowsChildren(true)
        }
        columns.titleDidChange()
        node.elementsDidChange()
    }

    /// The inputs that the views of a column inherit.
    private func inputs(of column: SplitColumn, in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        let isSidebar = column.column == .sidebar && !(node.state.columns?.isCompact ?? false)
        inputs.environment = node.state.environments[column.place].derive(from: inputs.environment, with: isSidebar) {
            environment in
            environment.rowSelectionObserver = column
            environment.automaticListAppearance = isSidebar ? .sidebar : .insetGrouped
        }
        return inputs
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        for column in node.state.nodes { body(column) }
    }

    package func willUnmount(_ node: ElementNode<Self>) {
        node.state.columns?.willUnmount()
        node.environment.windowFocusedValues?.remove(node)
    }

    package func collectChildren(in node: ElementNode<Self>) {
        guard let columns = node.state.columns else { return }
        let shown = node.reading { columns.shownPlaces }
        node.element.setChildren(node.state.nodes[shown].map(\.element))
    }
}
