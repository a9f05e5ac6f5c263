/// A column of a split view: its pages, its title and its width, and the selections of the lists in it.
@MainActor
final class SplitColumn {
    let column: NavigationSplitViewColumn
    let place: Int
    /// The pages of the column. Those that come from leading columns are in the place of its root.
    weak var stack: PageStack?
    /// Draws the column's element.
    var draw: (@MainActor () -> Void)?
    private(set) weak var columns: SplitColumns?
    /// The title of the page that is shown.
    private(set) var title = ""
    /// What stands first in the bar of the column.
    private(set) var leadingItem = LeadingItem.none
    /// The stacks of an app in the column, whose bars are the column's.
    private var innerStacks: [WeakStack] = []
    private var selections: [WeakSelection] = []
    private var ownWidth: ColumnWidth?
    private weak var widthSource: _Node?

    /// The first item of a column's bar.
    enum LeadingItem: Equatable {
        case none
        /// In a compact width: leads to the column before, which has this title.
        case backButton(title: String)
        /// In a regular width: hides the sidebar, or shows it.
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

    /// The column after this one; nil for the detail.
    var next: SplitColumn? { columns?.column(at: place + 1) }

    /// The detail column; nil for the detail itself.
    var detail: SplitColumn? { next == nil ? nil : columns?.all.last }

    // MARK: Showing

    /// Shows the column in a compact width. Not part of an update.
    func show() { columns?.show(self) }

    /// Shows the column in a compact width, once the update is over.
    func showAfterUpdate(restoresRoot: Bool = false) { columns?.showAfterUpdate(self, restoresRoot: restoresRoot) }

    /// Whether there is a column to go back to.
    var canGoBack: Bool { place > 0 && columns?.isCompact == true }

    /// Shows the column before, and unselects what led here.
    func goBack() { columns?.goBack(from: self) }

    /// Unselects the rows of the lists in the column.
    func clearSelections() {
        for selection in selections { selection.selection?.clear() }
    }

    /// The number of columns below, as pages of one stack.
    var depth: Int { columns?.isCompact == true ? place : 0 }

    // MARK: The bar

    /// Whether a stack of the app has the column's bar.
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

    /// The width class has changed, which tells how deep the pages are.
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

    /// Whether a view in the column removes the button that hides the sidebar.
    var isSidebarToggleRemoved = false {
        didSet { if isSidebarToggleRemoved != oldValue { columns?.setLeadingItems() } }
    }

    func toggleSidebar() { columns?.toggleSidebar() }

    // MARK: The width

    /// The width that a view in the column asks for; nil if none does.
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

    /// A row leads to the next column. A list that is mounted with a selection leads there only if its column is mounted
    /// with it.
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
