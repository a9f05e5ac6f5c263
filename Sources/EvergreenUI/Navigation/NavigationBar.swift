/// The bar of a window, a navigation stack or a sheet: a title, and the items that views below give it.
@MainActor
final class NavigationBar {
    private let element: Element
    private weak var owner: _Node?
    /// Later views win: the innermost title is the one shown.
    private var titles: [(source: ObjectIdentifier, depth: Int, title: String)] = []
    private var items: [(source: ObjectIdentifier, depth: Int, elements: [Element])] = []

    init(of owner: _Node) {
        self.owner = owner
        element = owner.tree.document.makeElement(ElementDescription(.navigationBar(title: "")))
    }

    /// The title that views gave; nil if none did.
    var title: String? { titles.max { $0.depth < $1.depth }?.title }

    func set(title: String?, from source: _Node) {
        titles.removeAll { $0.source == ObjectIdentifier(source) }
        if let title { titles.append((ObjectIdentifier(source), source.depth, title)) }
        owner?.elementsDidChange()
    }

    func set(items elements: [Element], from source: _Node) {
        let id = ObjectIdentifier(source)
        if let index = items.firstIndex(where: { $0.source == id }) {
            items[index].elements = elements
        } else {
            items.append((id, source.depth, elements))
        }
        items.removeAll { $0.elements.isEmpty }
        owner?.elementsDidChange()
    }

    /// Draws the bar. Gives its element, if there is anything in it.
    func draw() -> [Element] {
        element.set(ElementDescription(.navigationBar(title: title ?? "")))
        element.setChildren(items.sorted { $0.depth < $1.depth }.flatMap(\.elements))
        return title == nil && element.children.isEmpty ? [] : [element]
    }

    func discard() {
        element.discard()
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
