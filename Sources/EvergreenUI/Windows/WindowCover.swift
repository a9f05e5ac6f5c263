/// Content that replaces the views of a window.
@MainActor
final class WindowCover {
    private weak var window: _Node?
    /// Nil while the views are shown.
    private(set) var elements: [Element]?
    /// The window title set by the cover.
    private(set) var title: String?

    init(of window: _Node) {
        self.window = window
    }

    func set(_ elements: [Element]?, title: String? = nil) {
        self.elements = elements
        self.title = title
        window?.elementsDidChange()
    }
}

private struct WindowCoverKey: EnvironmentKey {
    static var defaultValue: WindowCover? { nil }
}

extension EnvironmentValues {
    /// The cover of the window.
    var windowCover: WindowCover? {
        get { self[WindowCoverKey.self] }
        set { self[WindowCoverKey.self] = newValue }
    }
}

/// Shows views instead of the window's views, with their own bar.
final class CoverOutlet: Outlet {
    private weak var node: _Node?
    private var bar: NavigationBar?
    private var contentEnvironment = DerivedEnvironment<Void>()

    func willMount(_ node: _Node) {
        self.node = node
        bar = NavigationBar(of: node)
    }

    func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs {
        var inputs = inputs
        inputs.environment = contentEnvironment.derive(from: inputs.environment) { [bar] environment in
            environment.navigationBar = bar
            environment.isOverWindow = true
        }
        return inputs
    }

    func show(_ elements: [Element]) {
        node?.environment.windowCover?.set((bar?.draw() ?? []) + elements, title: bar?.windowTitle)
    }

    func willUnmount() {
        node?.environment.windowCover?.set(nil)
        bar?.discard()
    }
}
