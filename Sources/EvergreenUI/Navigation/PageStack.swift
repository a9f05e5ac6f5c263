import IssueReporting

/// The pages of a navigation stack, from the root to the topmost one.
@MainActor
final class PageStack {
    private(set) weak var owner: _Node?
    private(set) var path: any StackPath
    private(set) var entries: [Entry] = []
    /// Popped pages, which are unmounted at the end of the next update.
    private var leaving: [PageNode] = []
    private(set) var declarations: [Declaration] = []
    /// The state keys of the links with their own destinations whose pages are open, from the bottom up.
    private let openLinks: StateLocation<[UInt64]>
    /// The restored keys of open links that have not been mounted yet.
    private var unrestoredLinks: ArraySlice<UInt64>
    /// The enclosing bar, and the title that the stack has set on it.
    private weak var bar: NavigationBar?
    private var title: String?
    /// The address of the window; nil in a sheet.
    private weak var addressBar: AddressBar?
    /// The segments that the stack last wrote to the address.
    private var writtenSegments: [String] = []
    /// The column that owns the stack; nil for a stack declared by the app.
    private(set) weak var column: SplitColumn?
    /// The column whose page contains the stack. The stack's pages use the column's bar.
    private(set) weak var enclosingColumn: SplitColumn?
    /// Whether a page replaces the column's root; nil for a stack declared by the app.
    private let isRootReplaced: StateLocation<Bool>?

    struct Entry {
        let page: NavigationPage
        /// Nil until the next update.
        var node: PageNode?
    }

    /// A view's declaration of the page for values of a type.
    struct Declaration {
        let type: ObjectIdentifier
        /// The URL representation of the values; nil if they have none.
        let address: DestinationAddress?
        weak var source: _Node?
        weak var page: NavigationPage?
        let content: @MainActor (AnyHashable) -> AnyView?
    }

    init(of owner: _Node, path: (any StackPath)?, root: AnyView, column: SplitColumn? = nil) {
        self.owner = owner
        self.column = column
        isRootReplaced = column == nil ? nil : owner.makeState("replaced", false)
        self.path = path ?? OwnPath(of: owner)
        openLinks = owner.makeState("links", [])
        unrestoredLinks = openLinks.value[...]
        bar = owner.environment.navigationBar
        entries = [Entry(page: NavigationPage(.root, content: root, on: self))]
        if column == nil {
            enclosingColumn = owner.environment.navigationPage?.stack?.column
            enclosingColumn?.add(self)
        }
        addressBar = owner.environment.addressOfParts
        addressBar?.add(self)
    }

    /// The topmost page.
    var top: PageNode? { entries.last { $0.node != nil }?.node }

    func forEachNode(_ body: (_Node) -> Void) {
        for node in leaving { body(node) }
        for entry in entries {
            if let node = entry.node { body(node) }
        }
    }

    private func index(of page: NavigationPage?) -> Int? {
        entries.firstIndex { $0.page === page }
    }

    /// The column that owns or contains the stack; nil outside of split views.
    var outerColumn: SplitColumn? { column ?? enclosingColumn }

    /// The page that replaces the root; nil if the root is shown.
    var replacement: NavigationPage? {
        isRootReplaced?.value == true && entries.count > 1 ? entries[1].page : nil
    }

    /// The number of pages below the root or its replacement.
    var rootDepth: Int { replacement == nil ? 0 : 1 }

    var isAtRoot: Bool { entries.count == 1 }

    /// Pops all pages so that the next pushed page replaces the root.
    func replaceRoot() {
        discardUnrestoredLinks()
        pop(from: 1)
        isRootReplaced?.value = true
    }
}

// MARK: - Updating

extension PageStack {
    /// Updates the stack with a new root and path.
    func update(path: (any StackPath)?, root: AnyView, inputs: _NodeInputs) {
        if let path { self.path = path }
        guard let first = entries.first else { return }
        first.page.setContent(root)
        // The root's destinations apply to all pages above.
        first.node?.updatePage(inputs: inputs)
    }

    /// Mounts pages for added values and updates all pages. Part of an update.
    func synchronize(with values: [AnyHashable], inputs: _NodeInputs) {
        guard let owner else { return }
        follow(values)
        // Mounting a page may push another one, so the number of pages can grow.
        var depth = 0
        while depth < entries.count {
            let page = entries[depth].page
            if page.isUndeclared || (entries[depth].node == nil && page.value != nil) { declareContent(of: page) }
            if let node = entries[depth].node {
                node.updatePage(inputs: inputs)
            } else {
                let previous = depth == 0 ? nil : entries[depth - 1].node
                let node = PageNode(page, depth: depth, after: previous, parent: owner, inputs: inputs)
                if let index = index(of: page) { entries[index].node = node } else { leaving.append(node) }
            }
            depth += 1
        }
        unmountPopped()
        let top = top
        for entry in entries where entry.node !== top { entry.node?.setShowsChildren(false) }
        top?.setShowsChildren(true)
        titleDidChange()
        addressMayHaveChanged()
    }

    /// Sets the title of the enclosing bar to that of the topmost page with a title.
    func titleDidChange() {
        guard let owner, column != nil || bar != nil else { return }
        let title = entries.reversed().lazy.compactMap { $0.node?.outlet.title }.first { !$0.isEmpty }
        if let column { return column.setTitle(title) }
        guard title != self.title else { return }
        self.title = title
        if title == nil {
            bar?.remove(owner)
        } else {
            bar?.set(BarTraits(pageTitle: title), from: owner)
        }
    }

    /// Called when the values change, or the stack is hidden or shown.
    func addressMayHaveChanged() {
        guard let addressBar else { return }
        var address = WindowAddress()
        write(to: &address)
        guard address.segments != writtenSegments else { return }
        writtenSegments = address.segments
        addressBar.partsDidChange()
    }

    /// Removes the stack's contributions to its enclosing bar and address.
    func willUnmount() {
        addressBar?.remove(self)
        openLinks.discard()
        isRootReplaced?.discard()
        enclosingColumn?.remove(self)
        (path as? OwnPath)?.discard()
        guard let owner, title != nil else { return }
        bar?.remove(owner)
    }

    /// Unmounts popped pages, after notifying their views that they are no longer presented.
    private func unmountPopped() {
        guard let owner, !leaving.isEmpty else { return }
        let left = leaving
        for node in left { node.leave() }
        owner.tree.enqueue { [weak self] in
            self?.leaving.removeAll { node in left.contains { $0 === node } }
            for node in left { node.unmount() }
        }
    }

    /// Pops the pages of removed values and all pages above, and pushes the pages of added values.
    private func follow(_ values: [AnyHashable]) {
        let current = entries.indices.filter { entries[$0].page.value != nil }
        let common = zip(current, values).prefix { entries[$0].page.value == $1 }.count
        if common < current.count { removePages(from: current[common]) }
        for value in values.dropFirst(common) {
            entries.append(Entry(page: NavigationPage(.value(value), content: AnyView(EmptyView()), on: self)))
        }
    }

    private func removePages(from index: Int) {
        let removed = entries[index...]
        entries.removeSubrange(index...)
        closeLinks(of: removed.map(\.page))
        leaving += removed.compactMap(\.node)
        for entry in removed.reversed() { entry.page.presenter?.pageWasPopped() }
        owner?.invalidate()
    }
}

// MARK: - Pushing and popping

extension PageStack {
    /// Pops a page and all pages above. For the root of a stack in a column, returns to the previous column in a compact width.
    func pop(_ page: NavigationPage) {
        guard let index = index(of: page) else { return }
        if index <= rootDepth, let column = outerColumn, column.canGoBack { return column.goBack() }
        guard index > 0 else { return }
        pop(from: index)
    }

    func pop(from index: Int) {
        guard index < entries.count else { return }
        let hadValues = entries[index...].contains { $0.page.value != nil }
        removePages(from: index)
        if hadValues { path.keepFirst(entries.count { $0.page.value != nil }) }
        if index <= 1 { isRootReplaced?.value = false }
    }

    /// Pushes the page of a link with its own destination if the link is on the topmost page.
    /// - Parameter isDetail: Whether a link in a leading column presents the page in the next column instead of on top of its own.
    func push(_ content: AnyView, for link: _Node, on page: NavigationPage, isDetail: Bool = true) {
        if isDetail, let next = column?.next { return next.stack?.presentInPlaceOfRoot(content, for: link) ?? () }
        guard entries.last?.page === page else { return }
        open(content, for: link)
    }

    func open(_ content: AnyView, for link: _Node) {
        discardUnrestoredLinks()
        // Without a key, the page and those above it are not restored.
        openLinks.value.append(link.stateIdentity.stateHash ?? 0)
        append(content, for: link)
    }

    private func append(_ content: AnyView, for link: _Node) {
        let origin = NavigationPage.Origin.link(NavigationPage.WeakLink(node: link))
        entries.append(Entry(page: NavigationPage(origin, content: content, on: self)))
        owner?.invalidate()
    }

    /// Restores the page of a link from saved state when the link on the topmost page is mounted.
    func reopen(
        _ content: @autoclosure () -> AnyView,
        for link: _Node,
        on page: NavigationPage,
        isDetail: Bool = true
    ) {
        if isDetail, let next = column?.next { return next.stack?.restoreInPlaceOfRoot(content(), for: link) ?? () }
        guard entries.last?.page === page else { return }
        reopen(content, for: link)
    }

    func reopen(_ content: () -> AnyView, for link: _Node) {
        guard let next = unrestoredLinks.first, next == link.stateIdentity.stateHash else { return }
        unrestoredLinks.removeFirst()
        append(content(), for: link)
    }

    /// Discards unmounted links from saved state after the user navigates elsewhere.
    private func discardUnrestoredLinks() {
        guard !unrestoredLinks.isEmpty else { return }
        openLinks.value.removeLast(unrestoredLinks.count)
        unrestoredLinks = []
    }

    private func closeLinks(of pages: [NavigationPage]) {
        discardUnrestoredLinks()
        let count = pages.count { if case .link = $0.origin { true } else { false } }
        if count > 0 { openLinks.value.removeLast(min(count, openLinks.value.count)) }
    }

    /// Pushes the page for a value if the link is on the topmost page.
    func push(_ value: AnyHashable, on page: NavigationPage) {
        if let detail = column?.detail { return detail.stack?.presentInPlaceOfRoot(value) ?? () }
        guard entries.last?.page === page, isDeclared(value) else { return }
        push(value)
    }

    /// Whether a destination is declared for a link's value. Reports an issue otherwise.
    func isDeclared(_ value: AnyHashable) -> Bool {
        guard declaration(for: value) == nil else { return true }
        let type = type(of: value.base)
        let place = column == nil ? "NavigationStack" : "NavigationSplitView"
        reportIssue(
            "A NavigationLink has a value of type \(type), but no destination is declared for it: add .navigationDestination(for: \(type).self) to a view in the \(place)."
        )
        return false
    }

    func push(_ value: AnyHashable) {
        let type = type(of: value.base)
        guard path.append(value) else {
            return reportIssue(
                "A NavigationLink has a value of type \(type), but the path of the NavigationStack can't hold it: use a NavigationPath."
            )
        }
        discardUnrestoredLinks()
        // Synchronous, so that a second tap on the same link finds another page on top.
        follow(path.values)
        owner?.invalidate()
    }

    /// Pushes the page of a view's binding.
    func push(_ content: AnyView, for presenter: any PagePresenter) {
        if let next = column?.next { return next.stack?.presentInPlaceOfRoot(content, for: presenter) ?? () }
        append(content, for: presenter)
    }

    func append(_ content: AnyView, for presenter: any PagePresenter) {
        let origin = NavigationPage.Origin.presenter(NavigationPage.WeakPresenter(presenter: presenter))
        entries.append(Entry(page: NavigationPage(origin, content: content, on: self)))
        owner?.invalidate()
    }

    /// Pops the page of a view's binding and all pages above.
    func withdrawPage(of presenter: any PagePresenter) {
        if let next = column?.next { return next.stack?.withdraw(presenter) ?? () }
        withdraw(presenter)
    }

    private func withdraw(_ presenter: any PagePresenter) {
        guard let page = page(of: presenter), let index = index(of: page) else { return }
        pop(from: index)
    }

    /// Replaces the content of the page that a view's binding presents.
    func setContent(_ content: AnyView, forPresenter presenter: any PagePresenter) {
        let stack = column?.next?.stack ?? self
        stack.set(content, of: stack.page(of: presenter))
    }

    /// Replaces the content of the page that a link has pushed.
    func setContent(_ content: @autoclosure () -> AnyView, forLink link: _Node) {
        let stack = column?.next?.stack ?? self
        // Most links have no page.
        guard let page = stack.entries.first(where: { $0.page.link === link })?.page else { return }
        stack.set(content(), of: page)
    }

    private func page(of presenter: any PagePresenter) -> NavigationPage? {
        entries.first { $0.page.presenter === presenter }?.page
    }

    private func set(_ content: AnyView, of page: NavigationPage?) {
        guard let page else { return }
        page.setContent(content)
        owner?.invalidate()
    }
}

// MARK: - Destinations

extension PageStack {
    /// Declares the page for values of a type. The declaration nearest to the root takes precedence.
    func declare(
        _ type: any Hashable.Type,
        address: DestinationAddress?,
        from source: _Node,
        on page: NavigationPage,
        content: @escaping @MainActor (AnyHashable) -> AnyView?
    ) {
        if let detail = column?.detail {
            detail.stack?.declare(type, address: address, from: source, on: page, content: content)
            return
        }
        let declaration = Declaration(
            type: ObjectIdentifier(type),
            address: address,
            source: source,
            page: page,
            content: content
        )
        if let index = declarations.firstIndex(where: { $0.source === source }) {
            declarations[index] = declaration
        } else {
            declarations.append(declaration)
            if address != nil { addressBar?.canOpenMore(self) }
        }
        for entry in entries {
            guard let value = entry.page.value, entry.node != nil, self.declaration(for: value)?.source === source
            else { continue }
            declareContent(of: entry.page)
            owner?.invalidate()
        }
    }

    func withdrawDeclaration(of source: _Node) {
        if let detail = column?.detail { return detail.stack?.withdrawDeclaration(of: source) ?? () }
        declarations.removeAll { $0.source === source || $0.source == nil }
    }

    func declaration(for value: AnyHashable) -> Declaration? {
        let type = ObjectIdentifier(type(of: value.base))
        return declarations.filter { $0.type == type && $0.source != nil }.min { first, second in
            (index(of: first.page) ?? .max, first.source?.depth ?? 0)
                < (index(of: second.page) ?? .max, second.source?.depth ?? 0)
        }
    }

    private func declareContent(of page: NavigationPage) {
        guard let value = page.value else { return }
        if let content = declaration(for: value)?.content(value) {
            page.isUndeclared = false
            page.setContent(content)
        } else if !page.isUndeclared {
            page.isUndeclared = true
            page.setContent(AnyView(UndeclaredDestination()))
            // A view that is mounted later in this update may still declare it.
            owner?.tree.enqueue { [weak self, weak page] in
                guard let self, let page, page.isUndeclared, index(of: page) != nil else { return }
                let type = type(of: value.base)
                reportIssue(
                    "The path of a NavigationStack has a value of type \(type), but no destination is declared for it: add .navigationDestination(for: \(type).self) to a view in the NavigationStack."
                )
            }
        }
    }
}

/// The page of a value without a declared destination.
private struct UndeclaredDestination: View {
    var body: some View {
        ContentUnavailableView {
            Label(.nothingToShow, systemImage: "exclamationmark.triangle")
        }
    }
}
