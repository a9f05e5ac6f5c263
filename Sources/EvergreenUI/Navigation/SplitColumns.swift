/// The columns of a split view, and which of them are shown.
@MainActor
final class SplitColumns {
    private weak var owner: _Node?
    private(set) var all: [SplitColumn] = []
    private(set) var isCompact = false
    private(set) var isDetailProminent = false
    /// Whether the columns are mounted for the first time.
    private(set) var isMounting = true
    /// The column to begin with in a compact width, as selections in the columns say.
    private var firstPlace = 0
    private var visibility: VisibilitySource
    private var compactColumn: CompactColumnSource
    /// The bar around the split view, and the title that it has from the columns.
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

    /// The bindings of a split view; nil for values that it keeps itself.
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

    /// Takes the bindings of a view of the same identity.
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

// MARK: - Which columns are shown

extension SplitColumns {
    /// The places of the columns that are shown.
    var shownPlaces: Range<Int> {
        if isCompact { return compactPlace..<compactPlace + 1 }
        return firstShownPlace..<all.count
    }

    /// In a compact width, the place of the column that is shown.
    private var compactPlace: Int {
        let column =
            switch compactColumn {
            case .own(let location): location.value
            case .binding(let binding): binding.wrappedValue
            }
        // Without a content column, the sidebar stands for it.
        return all.first { $0.column == column }?.place ?? 0
    }

    private var visibilityValue: NavigationSplitViewVisibility {
        switch visibility {
        case .own(let location): location.value
        case .binding(let binding): binding.wrappedValue
        }
    }

    /// In a regular width, the place of the first column that is shown.
    private var firstShownPlace: Int {
        switch visibilityValue {
        case .detailOnly: all.count - 1
        case .doubleColumn: max(all.count - 2, 0)
        case .automatic where isDetailProminent: all.count - 1
        default: 0
        }
    }

    /// Follows the width and the style of the environment.
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

    /// The columns have been mounted. A selection in a column has led to the next one, unless a binding says which is shown.
    func didMount() {
        isMounting = false
        guard firstPlace > 0, case .own(let location) = compactColumn, firstPlace > compactPlace else { return }
        location.value = all[firstPlace].column
    }

    /// Shows a column in a compact width. The detail comes from under columns that stand over it.
    func show(_ column: SplitColumn) {
        if isDetailProminent, !isCompact, column.next == nil, firstShownPlace < column.place { set(.detailOnly) }
        switch compactColumn {
        case .own(let location): location.value = column.column
        case .binding(let binding): if binding.wrappedValue != column.column { binding.wrappedValue = column.column }
        }
    }

    /// Shows a column in a compact width, once the update is over: its root, or the page in the place of it.
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

    /// Shows a column in a compact width, once the update is over, if one after it is shown.
    func returnAfterUpdate(to column: SplitColumn) {
        guard !isMounting else { return }
        owner?.tree.enqueue { [weak self, weak column] in
            if let self, let column, compactPlace > column.place { show(column) }
        }
    }

    /// Shows the column before one, and takes back what led to it.
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
    /// Gives the first column that is shown the button for the sidebar, and in a compact width each one the way back.
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

    /// Titles the window: with the title of the last column that is shown and has one.
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
