/// A container that shows rows of views in a single column.
public struct List<SelectionValue: Hashable, Content: View>: ContainerView {
    package let inner: Content
    /// The binding of the selection, or nil for a list without selection.
    var selection: (any ListSelectionBinding)?
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) {
        inner = content()
    }

    /// Creates a list with a row for each element. For a binding to a collection, the elements are bindings.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        inner = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, identified by a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        inner = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list with a row for a binding to each element of a collection, identified by a key path.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<[Binding<C.Element>], ID, RowContent> {
        inner = ForEach(data, id: id, content: rowContent)
    }

    /// Creates a list with a row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        inner = ForEach(data, content: rowContent)
    }
}

extension List {
    package struct NodeState {
        var selection: ListSelection?
        fileprivate var contentEnvironment = DerivedEnvironment<ContentState>()
    }

    fileprivate struct ContentState: Equatable {
        let isEditing: Bool
        let hasSelection: Bool
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind { .list }

    package static var contentPlacement: (any Placement)? { RowPlacement.shared }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.takeScrollReports()
        let appearance = node.environment.listAppearance ?? node.environment.automaticListAppearance
        return (appearance == .insetGrouped ? [] : [.list(appearance)]) + node.environment.listStyle
            + (selection?.marksSelected == true ? [.markedSelection] : [])
            + (node.environment.listSectionIndexVisibility == .hidden ? [.hiddenSectionIndex] : [])
    }

    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.lazyInputs
        let isEditing = node.reading {
            updateSelection(in: node)
            return inputs.environment.editMode?.wrappedValue.isEditing ?? false
        }
        let selection = node.state.selection
        let state = ContentState(isEditing: isEditing, hasSelection: selection != nil)
        inputs.environment = node.state.contentEnvironment.derive(from: inputs.environment, with: state) {
            environment in
            environment.endScrollView()
            if environment.isListEditing != isEditing { environment.isListEditing = isEditing }
            if environment.listSelection !== selection {
                environment.listSelection = selection
                environment.rowSelection = selection
            }
        }
        return inputs
    }

    private func updateSelection(in node: ElementNode<Self>) {
        guard let binding = selection else {
            node.state.selection = nil
            return
        }
        let selection = node.state.selection ?? ListSelection(binding)
        node.state.selection = selection
        selection.order = { [weak node] in node?.rowTags ?? [] }
        selection.update(binding, observer: node.environment.rowSelectionObserver)
        node.environment.selectionActions?.selection = selection
    }

    /// Called when the edit mode or the selection changes, which are observed here and not by the enclosing view.
    package func refresh(_ node: ElementNode<Self>) {
        node.updateContent()
        node.draw()
    }
}
