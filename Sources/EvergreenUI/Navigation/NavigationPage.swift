/// One page of a navigation stack, as the views on it know it.
@MainActor
final class NavigationPage {
    /// Why a page is there.
    enum Origin {
        case root
        /// A value in the stack's path.
        case value(AnyHashable)
        /// A link with a destination of its own, which may be gone by now.
        case link(WeakLink)
        /// A binding of a view.
        case presenter(WeakPresenter)
    }

    struct WeakLink {
        weak var node: _Node?
    }

    struct WeakPresenter {
        weak var presenter: (any PagePresenter)?
    }

    let origin: Origin
    private(set) var content: AnyView
    /// Whether the content changed since its node got it.
    var hasNewContent = false
    /// Whether nothing says what to show for the page's value.
    var isUndeclared = false
    private(set) weak var stack: PageStack?
    /// Pops the page. One closure for good, so that the environment of the page stays equal.
    private(set) lazy var dismissal: @MainActor () -> Void = { [weak self] in
        guard let self else { return }
        stack?.pop(self)
    }

    init(_ origin: Origin, content: AnyView, on stack: PageStack) {
        self.origin = origin
        self.content = content
        self.stack = stack
    }

    func setContent(_ content: AnyView) {
        self.content = content
        hasNewContent = true
    }

    /// The value of the stack's path that the page stands for.
    var value: AnyHashable? {
        guard case .value(let value) = origin else { return nil }
        return value
    }

    /// The node of the link that pushed the page, as long as it is there.
    var link: _Node? {
        guard case .link(let weak) = origin else { return nil }
        return weak.node
    }

    /// The view whose binding shows the page, as long as it is there.
    var presenter: (any PagePresenter)? {
        guard case .presenter(let weak) = origin else { return nil }
        return weak.presenter
    }
}

/// A view whose binding shows a page.
@MainActor
protocol PagePresenter: AnyObject {
    func pageWasPopped()
}

/// What a page shows: made when the page is, and again when what the closure reads has changed.
struct DestinationContent<Destination: View>: View {
    let destination: @MainActor () -> Destination

    var body: some View { destination() }
}

private struct NavigationPageKey: EnvironmentKey {
    static var defaultValue: NavigationPage? { nil }
}

extension EnvironmentValues {
    /// The page of a navigation stack that a view is on.
    var navigationPage: NavigationPage? {
        get { self[NavigationPageKey.self] }
        set { self[NavigationPageKey.self] = newValue }
    }
}
