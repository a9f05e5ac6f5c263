import OrderedCollections

/// The bar of a window, of a page or of a sheet: a title, and the items that views below give it.
@MainActor
final class NavigationBar {
    private let element: Element
    /// What is around several items at the bottom of the window; nil while there are none, or one.
    private var bottomLine: Element?
    private weak var owner: _Node?
    private var contributions: OrderedDictionary<ObjectIdentifier, Contribution> = [:]

    /// What one view gives to the bar.
    private struct Contribution {
        weak var source: _Node?
        var traits = BarTraits()
        var items: [Element] = []
    }

    init(of owner: _Node) {
        self.owner = owner
        element = owner.tree.document.makeElement(ElementDescription(.navigationBar(title: "")))
    }

    /// What views say of the bar. The innermost wins.
    var traits: BarTraits {
        shown.reduce(into: BarTraits()) { $0.override(with: $1.traits) }
    }

    /// The title for the window; nil if no view gave one.
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

    /// Forgets what a view gave.
    func remove(_ source: _Node) {
        contributions[ObjectIdentifier(source)] = nil
        owner?.elementsDidChange()
    }

    /// A view that gave something was hidden, or is shown again.
    func visibilityDidChange() {
        owner?.elementsDidChange()
    }

    private func change(of source: _Node, _ change: (inout Contribution) -> Void) {
        change(&contributions[ObjectIdentifier(source), default: Contribution(source: source)])
        owner?.elementsDidChange()
    }

    /// What the views that are visible give, the outermost first. What all give, if none is: a page that another one
    /// covers keeps its title.
    private var shown: [Contribution] {
        let visible = contributions.values.filter { $0.source?.isVisible == true }
        return (visible.isEmpty ? Array(contributions.values) : visible)
            .sorted { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }
    }

    /// Draws the bar, with what stands before all items. Gives its element, if there is anything in it.
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

    /// The items that no view has hidden.
    private func visibleItems(leading: [Element], _ traits: BarTraits) -> [Element] {
        let all = leading + shown.flatMap(\.items)
        guard traits.isHidden == true || traits.isBottomHidden == true else { return all }
        return all.filter { ($0.isBottomItem ? traits.isBottomHidden : traits.isHidden) != true }
    }

    /// Several items at the bottom stand on one line.
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

/// What views say of the bar around them.
struct BarTraits: Equatable {
    var title: String?
    /// The title of the topmost page of a navigation stack, which has a bar of its own: it titles the window only.
    var pageTitle: String?
    var subtitle: String?
    var isInline: Bool?
    /// What the page is for says where the title stands; nil for a page among others.
    var role: BarTitleForm?
    var isBackButtonHidden: Bool?
    var isSidebarToggleRemoved: Bool?
    /// Whether the title is the window's alone.
    var isTitleRemoved: Bool?
    /// Whether the title and the items at the top are hidden.
    var isHidden: Bool?
    /// Whether the items at the bottom of the window are hidden.
    var isBottomHidden: Bool?
    /// How the bar with the title looks, and the items at the bottom of the window.
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
    /// Whether it is an item at the bottom of the window.
    fileprivate var isBottomItem: Bool {
        if case .toolbarItem(.bottom) = description.kind { true } else { false }
    }
}

private struct NavigationBarKey: EnvironmentKey {
    static var defaultValue: NavigationBar? { nil }
}

extension EnvironmentValues {
    /// The bar that titles and toolbar items of a view belong to.
    var navigationBar: NavigationBar? {
        get { self[NavigationBarKey.self] }
        set { self[NavigationBarKey.self] = newValue }
    }
}
