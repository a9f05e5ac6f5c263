/// The presentations of a window, from back to front.
@MainActor
final class PresentationHost {
    private weak var window: _Node?
    private(set) var elements: [Element] = []

    init(window: _Node) {
        self.window = window
    }

    func show(_ element: Element) {
        elements.append(element)
        window?.elementsDidChange()
    }

    func hide(_ element: Element) {
        elements.removeAll { $0 === element }
        window?.elementsDidChange()
    }
}

private struct PresentationHostKey: EnvironmentKey {
    static var defaultValue: PresentationHost? { nil }
}

extension EnvironmentValues {
    /// The window's presentations.
    var presentationHost: PresentationHost? {
        get { self[PresentationHostKey.self] }
        set { self[PresentationHostKey.self] = newValue }
    }
}
