import EvergreenDocument

/// Connects a scroll view with the binding of its position.
@MainActor
final class ScrollPositionLink {
    var anchor = UnitPoint.topLeading
    /// The node of the scroll view.
    weak var scrollView: _Node?
    /// The element of the scroll view.
    weak var element: Element?
    /// Called with the target at the anchor, or with nil after the user scrolls a view without targets.
    var report: (Element?) -> Void = { _ in }
    /// Whether user scrolling is reported even without a target.
    let reportsUser: Bool

    nonisolated init(reportsUser: Bool) {
        self.reportsUser = reportsUser
    }

    /// Makes the page scroll to a target after pending changes are displayed.
    func scroll(to id: AnyHashable, anchor: UnitPoint? = nil) {
        scroll { [self] document, scrollView in
            guard let element = scrollView.element(identifiedBy: id) else { return }
            document.scroll(to: element, anchor: (anchor ?? self.anchor).anchor)
        }
    }

    /// Makes the page scroll to an offset after pending changes are displayed.
    func scroll(to offset: ScrollOffset) {
        scroll { [self] document, _ in
            guard let element else { return }
            document.scroll(element, to: offset)
        }
    }

    /// The identity of the innermost view in the scroll view that contains a target, if it is accepted. O(n) for n views.
    func identity(of target: Element, where isAccepted: @escaping (AnyHashable) -> Bool) -> AnyHashable? {
        scrollView?.identities(of: [target], where: isAccepted)[target.id]
    }

    private func scroll(_ action: @escaping (Document, _Node) -> Void) {
        guard let tree = scrollView?.tree else { return }
        tree.enqueue { [weak self] in
            guard let self, let scrollView, scrollView.isMounted else { return }
            action(tree.document, scrollView)
        }
    }
}

private struct ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
    /// The position of the nearest descendant scroll view; nil for none.
    var scrollPosition: ScrollPositionLink? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}
