import OrderedCollections

/// The bar of a window, page or sheet: a title and the items contributed by descendants.
@MainActor
final class NavigationBar {
    private let element: Element
    /// The container of multiple items at the bottom of the window; nil for at most one item.
    private var bottomLine: Element?
    private weak var owner: _Node?
    private var contributions: OrderedDictionary<ObjectIdentifier, Contribution> = [:]

    /// The contribution of one view to the bar.
    private struct Contribution {
        weak var source: _Node?
        var traits = BarTraits()
        var items: [Element] = []
    }

    init(of owner: _Node) {
        self.owner = owner
        element = owner.tree.document.makeElement(ElementDescription(.navigationBar(title: "")))
    }

    /// The combined traits of all contributions. The innermost view takes precedence.
    var traits: BarTraits {
        shown.reduce(into: BarTraits()) { $0.override(with: $1.traits) }
    }

    /// The title of the window; nil if no view sets one.
    var windowTitle: String? {
        let traits = traits
        return traits.pageTitle ?? traits.title
    }

    func set(_ traits: BarTraits, from source: _Node) {
        change(of: source) { $0.traits = traits }
    }

    func set(items: [Element], from source: _Node) {
        change(of: source) { $0.items = items }
    }

    /// Removes the contribution of a view.
    func remove(_ source: _Node) {
        contributions[ObjectIdentifier(source)] = nil
        owner?.elementsDidChange()
    }

    /// Called when a contributing view is hidden or shown.
    func visibilityDidChange() {
        owner?.elementsDidChange()
    }

    private func change(of source: _Node, _ change: (inout Contribution) -> Void) {
        change(&contributions[ObjectIdentifier(source), default: Contribution(source: source)])
        owner?.elementsDidChange()
    }

    /// The contributions of visible views, outermost first. If none is visible, all contributions: a covered page keeps its title.
    private var shown: [Contribution] {
        let visible = contributions.values.filter { $0.source?.isVisible == true }
        return (visible.isEmpty ? Array(contributions.values) : visible)
            .sorted { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }
    }

    /// Updates the bar, with elements that precede its items, and returns its element unless the bar is empty.
    func draw(leading: [Element] = []) -> [Element] {
        let traits = traits
        let title = traits.isHidden == true || traits.isTitleRemoved == true ? nil : traits.title
        element.set(
            ElementDescription(
                .navigationBar(
                    title: title ?? "",
                    subtitle: title == nil ? "" : traits.subtitle ?? "",
                    titleForm: traits.role ?? (traits.isInline == true ? .inline : .large)
                ),
                style: traits.style.values + traits.bottomStyle.bottomValues
            )
        )
        element.setChildren(arranged(visibleItems(leading: leading, traits)))
        return title == nil && element.children.isEmpty ? [] : [element]
    }

    /// The items that are not hidden.
    private func visibleItems(leading: [Element], _ traits: BarTraits) -> [Element] {
        let all = leading + shown.flatMap(\.items)
        guard traits.isHidden == true || traits.isBottomHidden == true else { return all }
        return all.filter { ($0.isBottomItem ? traits.isBottomHidden : traits.isHidden) != true }
    }

    /// Groups multiple bottom items into one line.
    private func arranged(_ items: [Element]) -> [Element] {
        let bottom = items.filter(\.isBottomItem)
        guard bottom.count > 1 else {
            bottomLine?.discard()
            bottomLine = nil
            return items
        }
        guard let owner else { return items }
        let line = bottomLine ?? owner.tree.document.makeElement(ElementDescription(.toolbarItem(.bottomLine)))
        bottomLine = line
        line.setChildren(bottom)
        return items.filter { !$0.isBottomItem } + [line]
    }

    func discard() {
        bottomLine?.discard()
        element.discard()
    }
}

/// The traits that views set on the enclosing bar.
struct BarTraits: Equatable {
    var title: String?
    /// The title of the topmost page of a navigation stack with its own bar. It titles only the window.
    var pageTitle: String?
    var subtitle: String?
    var isInline: Bool?
    /// The title position set by the toolbar role; nil for the default role.
    var role: BarTitleForm?
    var isBackButtonHidden: Bool?
    var isSidebarToggleRemoved: Bool?
    /// Whether the title is shown only as the window's title.
    var isTitleRemoved: Bool?
    /// Whether the title and the items at the top are hidden.
    var isHidden: Bool?
    /// Whether the items at the bottom of the window are hidden.
    var isBottomHidden: Bool?
    /// The appearance of the title bar and of the items at the bottom of the window.
    var style = BarStyle()
    var bottomStyle = BarStyle()

    mutating func override(with inner: BarTraits) {
        title = inner.title ?? title
        pageTitle = inner.pageTitle ?? pageTitle
        subtitle = inner.subtitle ?? subtitle
        isInline = inner.isInline ?? isInline
        role = inner.role ?? role
        isBackButtonHidden = inner.isBackButtonHidden ?? isBackButtonHidden
        isSidebarToggleRemoved = inner.isSidebarToggleRemoved ?? isSidebarToggleRemoved
        isTitleRemoved = inner.isTitleRemoved ?? isTitleRemoved
        isHidden = inner.isHidden ?? isHidden
        isBottomHidden = inner.isBottomHidden ?? isBottomHidden
        style.override(with: inner.style)
        bottomStyle.override(with: inner.bottomStyle)
    }
}

extension Element {
    /// Whether the element is an item at the bottom of the window.
    fileprivate var isBottomItem: Bool {
        if case .toolbarItem(.bottom) = description.kind { true } else { false }
    }
}

private struct NavigationBarKey: EnvironmentKey {
    static var defaultValue: NavigationBar? { nil }
}

extension EnvironmentValues {
    /// The bar that receives a view's title and toolbar items.
    var navigationBar: NavigationBar? {
        get { self[NavigationBarKey.self] }
        set { self[NavigationBarKey.self] = newValue }
    }
}
