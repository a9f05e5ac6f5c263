import EvergreenDocument

/// What a scroll view and the binding of its position know of each other.
@MainActor
final class ScrollPositionLink {
    var anchor = UnitPoint.topLeading
    /// The node of the scroll view.
    weak var scrollView: _Node?
    /// What it is drawn as.
    weak var element: Element?
    /// Called with the target that is at the anchor; nil when the user has scrolled a view without targets.
    var report: (Element?) -> Void = { _ in }
    /// Whether it matters that it was the user who has scrolled.
    let reportsUser: Bool

    nonisolated init(reportsUser: Bool) {
        self.reportsUser = reportsUser
    }

    /// Has the page scroll to a target, once what has changed is shown.
    func scroll(to id: AnyHashable, anchor: UnitPoint? = nil) {
        scroll { [self] document, scrollView in
            guard let element = scrollView.element(identifiedBy: id) else { return }
            document.scroll(to: element, anchor: (anchor ?? self.anchor).anchor)
        }
    }

    /// Has the page scroll so far, once what has changed is shown.
    func scroll(to offset: ScrollOffset) {
        scroll { [self] document, _ in
            guard let element else { return }
            document.scroll(element, to: offset)
        }
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
    /// The bound position of the next scroll view; nil for none.
    var scrollPosition: ScrollPositionLink? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}
