/// The columns of a split view and their visibility.
@MainActor
final class SplitColumns {
    private weak var owner: _Node?
    private(set) var all: [SplitColumn] = []
    private(set) var isCompact = false
    private(set) var isDetailProminent = false
    /// Whether the columns are mounted for the first time.
    private(set) var isMounting = true
    /// The initially visible column in a compact width, based on the selections in the columns.
    private var firstPlace = 0
    private var visibility: VisibilitySource
    private var compactColumn: CompactColumnSource
    /// The enclosing bar, and the title that the columns have set on it.
    private weak var bar: NavigationBar?
    private var title: String?

    private enum VisibilitySource {
        case own(StateLocation<NavigationSplitViewVisibility>)
        case binding(Binding<NavigationSplitViewVisibility>)
    }

    private enum CompactColumnSource {
        case own(StateLocation<NavigationSplitViewColumn>)
        case binding(Binding<NavigationSplitViewColumn>)
    }

    /// The bindings of a split view; nil for values that it stores itself.
    struct Bindings {
        var visibility: Binding<NavigationSplitViewVisibility>?
        var compactColumn: Binding<NavigationSplitViewColumn>?
    }

    init(of owner: _Node, _ columns: [NavigationSplitViewColumn], bindings: Bindings) {
        self.owner = owner
        bar = owner.environment.navigationBar
        visibility = bindings.visibility.map { .binding($0) } ?? .own(owner.makeState("visibility", .automatic))
        compactColumn = bindings.compactColumn.map { .binding($0) } ?? .own(owner.makeState("column", .sidebar))
        all = columns.enumerated().map { SplitColumn($1, at: $0, in: self) }
    }

    /// Adopts the bindings of an updated view.
    func update(_ bindings: Bindings) {
        if let visibility = bindings.visibility { self.visibility = .binding(visibility) }
        if let column = bindings.compactColumn { compactColumn = .binding(column) }
    }

    func column(at place: Int) -> SplitColumn? { all.indices.contains(place) ? all[place] : nil }

    func willUnmount() {
        if case .own(let location) = visibility { location.discard() }
        if case .own(let location) = compactColumn { location.discard() }
        if let owner, title != nil { bar?.remove(owner) }
    }
}

// MARK: - Visibility

extension SplitColumns {
    /// The indices of the visible columns.
    var shownPlaces: Range<Int> {
        if isCompact { return compactPlace..<compactPlace + 1 }
        return firstShownPlace..<all.count
    }

    /// The index of the visible column in a compact width.
    private var compactPlace: Int {
        let column =
            switch compactColumn {
            case .own(let location): location.value
            case .binding(let binding): binding.wrappedValue
            }
        // Without a content column, the sidebar is shown instead.
        return all.first { $0.column == column }?.place ?? 0
    }

    private var visibilityValue: NavigationSplitViewVisibility {
        switch visibility {
        case .own(let location): location.value
        case .binding(let binding): binding.wrappedValue
        }
    }

    /// The index of the first visible column in a regular width.
    private var firstShownPlace: Int {
        switch visibilityValue {
        case .detailOnly: all.count - 1
        case .doubleColumn: max(all.count - 2, 0)
        case .automatic where isDetailProminent: all.count - 1
        default: 0
        }
    }

    /// Adopts the size class and style of the environment.
    func update(_ environment: EnvironmentValues) {
        let isCompact = environment.horizontalSizeClass == .compact
        let hasChanged = isCompact != self.isCompact
        self.isCompact = isCompact
        isDetailProminent = environment.isDetailProminent
        guard hasChanged else { return }
        for column in all {
            column.draw?()
            column.drawBars()
        }
    }

    /// Called after all columns are mounted. Initial selections navigate to the next column, unless a binding controls the visible column.
    func didMount() {
        isMounting = false
        guard firstPlace > 0, case .own(let location) = compactColumn, firstPlace > compactPlace else { return }
        location.value = all[firstPlace].column
    }

    /// Shows a column in a compact width. With a prominent detail, showing the detail hides the columns that overlay it.
    func show(_ column: SplitColumn) {
        if isDetailProminent, !isCompact, column.next == nil, firstShownPlace < column.place { set(.detailOnly) }
        switch compactColumn {
        case .own(let location): location.value = column.column
        case .binding(let binding): if binding.wrappedValue != column.column { binding.wrappedValue = column.column }
        }
    }

    /// Shows a column in a compact width after the current update: its root, or the page that replaces it.
    func showAfterUpdate(_ column: SplitColumn, restoresRoot: Bool) {
        guard !isMounting else {
            firstPlace = max(firstPlace, column.place)
            return
        }
        owner?.tree.enqueue { [weak self, weak column] in
            guard let self, let column else { return }
            if restoresRoot { column.stack?.restoreRoot() }
            show(column)
        }
    }

    /// Returns to a column in a compact width after the current update, if a later column is visible.
    func returnAfterUpdate(to column: SplitColumn) {
        guard !isMounting else { return }
        owner?.tree.enqueue { [weak self, weak column] in
            if let self, let column, compactPlace > column.place { show(column) }
        }
    }

    /// Shows the previous column, and clears its selections.
    func goBack(from column: SplitColumn) {
        guard isCompact, let previous = self.column(at: column.place - 1) else { return }
        show(previous)
        previous.clearSelections()
        for column in all[column.place...] { column.stack?.restoreRoot() }
    }

    /// Hides the sidebar, or shows all columns.
    func toggleSidebar() {
        let isShown = firstShownPlace == 0
        set(isShown ? all.count > 2 ? .doubleColumn : .detailOnly : .all)
    }

    private func set(_ value: NavigationSplitViewVisibility) {
        switch visibility {
        case .own(let location): location.value = value
        case .binding(let binding): binding.wrappedValue = value
        }
    }
}

// MARK: - Bars

extension SplitColumns {
    /// Sets the sidebar toggle of the first visible column or, in a compact width, the back button of each column.
    func setLeadingItems() {
        let hasToggle = !isCompact && !all.contains { $0.isSidebarToggleRemoved }
        let first = shownPlaces.lowerBound
        for column in all {
            if isCompact {
                column.setLeadingItem(
                    self.column(at: column.place - 1).map { .backButton(title: $0.title) } ?? .none
                )
            } else if hasToggle, column.place == first {
                column.setLeadingItem(.sidebarToggle(isSidebarShown: first == 0))
            } else {
                column.setLeadingItem(.none)
            }
        }
    }

    /// Sets the window title to that of the last visible column with a title.
    func titleDidChange() {
        setLeadingItems()
        guard let owner, let bar else { return }
        let title = all[shownPlaces].map(\.title).last { !$0.isEmpty }
        guard title != self.title else { return }
        self.title = title
        if title == nil {
            bar.remove(owner)
        } else {
            bar.set(BarTraits(pageTitle: title), from: owner)
        }
    }
}
