/// A column of a split view: its pages, its title and width, and the selections of its lists.
@MainActor
final class SplitColumn {
    let column: NavigationSplitViewColumn
    let place: Int
    /// The pages of the column. A page presented by a leading column replaces its root.
    weak var stack: PageStack?
    /// Updates the column's element.
    var draw: (@MainActor () -> Void)?
    private(set) weak var columns: SplitColumns?
    /// The title of the visible page.
    private(set) var title = ""
    /// The leading item of the column's bar.
    private(set) var leadingItem = LeadingItem.none
    /// The app's stacks within the column, which share the column's bar.
    private var innerStacks: [WeakStack] = []
    private var selections: [WeakSelection] = []
    private var ownWidth: ColumnWidth?
    private weak var widthSource: _Node?

    /// The leading item of a column's bar.
    enum LeadingItem: Equatable {
        case none
        /// In a compact width: returns to the previous column, which has this title.
        case backButton(title: String)
        /// In a regular width: toggles the sidebar.
        case sidebarToggle(isSidebarShown: Bool)
    }

    private struct WeakStack {
        weak var stack: PageStack?
    }

    private struct WeakSelection {
        weak var selection: (any RowSelection)?
    }

    init(_ column: NavigationSplitViewColumn, at place: Int, in columns: SplitColumns) {
        self.column = column
        self.place = place
        self.columns = columns
    }

    /// The next column; nil for the detail.
    var next: SplitColumn? { columns?.column(at: place + 1) }

    /// The detail column; nil for the detail itself.
    var detail: SplitColumn? { next == nil ? nil : columns?.all.last }

    // MARK: Showing

    /// Shows the column in a compact width. Not part of an update.
    func show() { columns?.show(self) }

    /// Shows the column in a compact width after the current update.
    func showAfterUpdate(restoresRoot: Bool = false) { columns?.showAfterUpdate(self, restoresRoot: restoresRoot) }

    /// Whether there is a previous column to return to.
    var canGoBack: Bool { place > 0 && columns?.isCompact == true }

    /// Returns to the previous column and clears its selections.
    func goBack() { columns?.goBack(from: self) }

    /// Clears the selections of the column's lists.
    func clearSelections() {
        for selection in selections { selection.selection?.clear() }
    }

    /// The number of columns below, counted as pages of one stack.
    var depth: Int { columns?.isCompact == true ? place : 0 }

    // MARK: The bar

    /// Whether a stack of the app shares the column's bar.
    var hasInnerStack: Bool { innerStacks.contains { $0.stack != nil } }

    func add(_ stack: PageStack) {
        innerStacks.append(WeakStack(stack: stack))
        drawBars()
    }

    func remove(_ stack: PageStack) {
        innerStacks.removeAll { $0.stack === stack || $0.stack == nil }
        drawBars()
    }

    func setLeadingItem(_ item: LeadingItem) {
        guard item != leadingItem else { return }
        leadingItem = item
        drawBars()
    }

    /// Updates the bars after a change of the width class, on which the depth of the pages depends.
    func drawBars() {
        for stack in [stack] + innerStacks.map(\.stack) { stack?.forEachNode { $0.elementsDidChange() } }
    }

    func setTitle(_ title: String?) {
        let title = title ?? ""
        guard title != self.title else { return }
        self.title = title
        draw?()
        columns?.titleDidChange()
    }

    /// Whether a view in the column removes the sidebar toggle.
    var isSidebarToggleRemoved = false {
        didSet { if isSidebarToggleRemoved != oldValue { columns?.setLeadingItems() } }
    }

    func toggleSidebar() { columns?.toggleSidebar() }

    // MARK: The width

    /// The width that a view in the column requests; nil for none.
    var width: ColumnWidth? { columns?.isCompact == true ? nil : ownWidth }

    func set(_ width: ColumnWidth?, from source: _Node) {
        guard width != nil || source === widthSource else { return }
        ownWidth = width
        widthSource = source
        draw?()
    }
}

extension SplitColumn: RowSelectionObserver {
    func observe(_ selection: any RowSelection) {
        guard next != nil, !selections.contains(where: { $0.selection === selection }) else { return }
        selections.removeAll { $0.selection == nil }
        selections.append(WeakSelection(selection: selection))
    }

    /// Navigates to the next column after a selection. The initial selection of a list navigates only if the list is mounted together with
    /// its column.
    func selectionDidChange(isEmpty: Bool, isFirst: Bool) {
        guard let next, let columns else { return }
        if isEmpty {
            columns.returnAfterUpdate(to: self)
        } else if !isFirst || columns.isMounting {
            next.showAfterUpdate(restoresRoot: true)
        }
    }

    func userDidSelect() {
        guard let next else { return }
        next.stack?.restoreRoot()
        next.show()
    }
}
