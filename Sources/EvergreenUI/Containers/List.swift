/// Rows of views, below one another.
public struct List<SelectionValue: Hashable, Content: View>: ContainerView {
    let inner: Content
    /// What a person may select; nil for nothing.
    var selection: (any ListSelectionBinding)?

    public typealias Body = Never

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ListNode(view, parent: parent, inputs: inputs)
    }
}

extension List where SelectionValue == Never {
    /// A list with these rows.
    public init(@ViewBuilder content: () -> Content) {
        inner = content()
    }

    /// A list with a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        inner = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element; a key path tells elements apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        inner = ForEach(data, id: id, content: rowContent)
    }

    /// A list with a row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        inner = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element of a collection, given as bindings.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>
    {
        inner = ForEach(data, content: rowContent)
    }
}

private final class ListNode<SelectionValue: Hashable, Content: View>: ContainerNode<List<SelectionValue, Content>> {
    private var selection: ListSelection?
    /// What the content got last, and from what it was made: given again as long as nothing differs.
    private var written: (base: EnvironmentValues, isEditing: Bool, hasSelection: Bool, environment: EnvironmentValues)?

    override var kind: ElementKind { .list }
    override var contentPlacement: _NodeInputs.Placement { .row }

    override var ownStyle: [StyleValue] {
        let look = inputs.environment.listLook
        return look == .insetGrouped ? [] : [.list(look)]
    }

    override var contentInputs: _NodeInputs {
        var inputs = innerInputs
        let isEditing = reading {
            updateSelection()
            return inputs.environment.editMode?.wrappedValue.isEditing ?? false
        }
        if let written, written.base.isIdentical(to: inputs.environment), written.isEditing == isEditing,
            written.hasSelection == (selection != nil)
        {
            inputs.environment = written.environment
            return inputs
        }
        let base = inputs.environment
        if base.isListEditing != isEditing { inputs.environment.isListEditing = isEditing }
        if base.listSelection !== selection { inputs.environment.listSelection = selection }
        written = (base, isEditing, selection != nil, inputs.environment)
        return inputs
    }

    private func updateSelection() {
        guard let binding = view.selection else {
            selection = nil
            return
        }
        let selection = selection ?? ListSelection(binding)
        self.selection = selection
        selection.update(binding)
    }

    /// The edit mode or the selection changed, which is read here and not by the view around.
    override func refresh() {
        updateContent()
        super.refresh()
    }
}
