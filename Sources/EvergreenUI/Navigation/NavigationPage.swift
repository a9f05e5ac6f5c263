/// A page of a navigation stack, as seen by its views.
@MainActor
final class NavigationPage {
    /// The origin of a page.
    enum Origin {
        case root
        /// A value in the stack's path.
        case value(AnyHashable)
        /// A link with its own destination, which may be unmounted.
        case link(WeakLink)
        /// A view's binding.
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
    /// Whether the content changed since the last update of its node.
    var hasNewContent = false
    /// Whether no destination is declared for the page's value.
    var isUndeclared = false
    private(set) weak var stack: PageStack?
    /// Pops the page. The closure is stored so that the page's environment remains equal.
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

    /// The value of the page in the stack's path.
    var value: AnyHashable? {
        guard case .value(let value) = origin else { return nil }
        return value
    }

    /// The node of the link that pushed the page; nil if it is unmounted.
    var link: _Node? {
        guard case .link(let weak) = origin else { return nil }
        return weak.node
    }

    /// The view whose binding presents the page; nil if it is unmounted.
    var presenter: (any PagePresenter)? {
        guard case .presenter(let weak) = origin else { return nil }
        return weak.presenter
    }
}

/// A view whose binding presents a page.
@MainActor
protocol PagePresenter: AnyObject {
    func pageWasPopped()
}

/// The content of a page. The closure runs when the page is mounted, and again when one of its dependencies changes.
struct DestinationContent<Destination: View>: View {
    let destination: @MainActor () -> Destination

    var body: some View { destination() }
}

private struct NavigationPageKey: EnvironmentKey {
    static var defaultValue: NavigationPage? { nil }
}

extension EnvironmentValues {
    /// The page that contains the view.
    var navigationPage: NavigationPage? {
        get { self[NavigationPageKey.self] }
        set { self[NavigationPageKey.self] = newValue }
    }
}
