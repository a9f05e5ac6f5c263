import EvergreenDocument

extension View {
    /// Adds a context menu and a primary action for rows of lists and tables in this view whose selection has a given type.
    ///
    /// ```swift
    /// Table(people, selection: $selection) { … }
    ///     .contextMenu(forSelectionType: Person.ID.self) { ids in
    ///         Button("Delete", role: .destructive) { delete(ids) }
    ///     } primaryAction: { ids in
    ///         open(ids)
    ///     }
    /// ```
    ///
    /// The menu opens with a secondary click on a row, by keyboard, or with a long press. It applies to all selected rows if the row is one
    /// of them, and otherwise to this row only. Outside of the rows, the set of values is empty. A menu without items does not open.
    ///
    /// The primary action is performed for the same values, with a double-click, or with Return on a focused row. In a list outside of edit
    /// mode, tapping a row with a finger performs the action instead of selecting the row.
    ///
    /// Rows of a list have values only if the list has a selection. Rows of a table always do.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selected values.
    ///   - menu: The items of the menu for these values.
    ///   - primaryAction: Called on the main actor with at least one value, or nil for no action.
    public func contextMenu<I: Hashable, MenuItems: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        SelectionContextMenu(content: self, menu: menu, primaryAction: primaryAction)
    }
}

private struct SelectionContextMenu<Content: View, Value: Hashable, MenuItems: View>: View {
    let content: Content
    let menu: (Set<Value>) -> MenuItems
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var actions = SelectionActions()
    @State private var target: SelectionTarget<Value>?

    var body: some View {
        SelectionMenuView(
            wrapped: GestureView(
                inner: content.environment(\.selectionActions, actions),
                gesture: .rows(hasPrimaryAction: primaryAction != nil),
                onEvent: handle
            ),
            actions: actions,
            target: $target,
            content: menu,
            primaryAction: primaryAction
        )
    }

    private func handle(_ event: ElementEvent) -> Bool {
        switch event {
        // By keyboard.
        case .showActions: actions.showMenu(actions.selected, nil)
        // Outside of the rows.
        case .showMenu: actions.showMenu([], nil)
        default: return false
        }
        return true
    }
}

/// The values of a menu, and the row at which it opens, or nil for the list.
private struct SelectionTarget<Value: Hashable> {
    let values: Set<Value>
    let row: ElementID?
}

private struct SelectionMenuView<Wrapped: View, Value: Hashable, Presented: View>: PresentingView {
    @Boxed var wrapped: Wrapped
    let actions: SelectionActions
    let target: Binding<SelectionTarget<Value>?>
    let content: (Set<Value>) -> Presented
    let primaryAction: ((Set<Value>) -> Void)?

    var item: SelectionTarget<Value>? { target.wrappedValue }

    func identity(of item: SelectionTarget<Value>) -> AnyHashable { item.values }
    func presented(_ item: SelectionTarget<Value>) -> Presented { content(item.values) }
    func kind(for item: SelectionTarget<Value>, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        .menu(anchor: item.row ?? anchor)
    }
    func dismiss() { target.wrappedValue = nil }
    func didDismiss() {}
    static var contentPlacement: (any Placement)? { MenuPlacement.shared }
    static var presentsNothingEmpty: Bool { true }

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.beginMenu(dismiss: dismiss)
        environment.selectionActions = nil
    }

    func willMount(_ node: WrapperNode<Self>) {
        func values(_ tags: Set<AnyHashable>) -> Set<Value> { Set(tags.lazy.compactMap { $0.base as? Value }) }
        actions.accepts = { $0.base is Value }
        actions.showMenu = { [weak node] tags, row in
            node?.view.target.wrappedValue = SelectionTarget(values: values(tags), row: row)
        }
        actions.performPrimaryAction = { [weak node] tags in
            guard let action = node?.view.primaryAction else { return false }
            action(values(tags))
            return true
        }
    }
}
