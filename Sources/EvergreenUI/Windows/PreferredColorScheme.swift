import OrderedCollections

/// The appearance that the views of a window ask for.
@MainActor
final class PreferredColorScheme {
    private weak var window: _Node?
    private var requests: OrderedDictionary<ObjectIdentifier, Request> = [:]

    private struct Request {
        weak var source: _Node?
        var colorScheme: ColorScheme
    }

    init(of window: _Node) {
        self.window = window
    }

    /// The request of the innermost visible view; nil if there is none.
    var value: ColorScheme? {
        requests.values.filter { $0.source?.isVisible == true }
            .max { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }?.colorScheme
    }

    /// - Parameter colorScheme: Nil if the view asks for nothing any more.
    func set(_ colorScheme: ColorScheme?, from source: _Node) {
        requests[ObjectIdentifier(source)] = colorScheme.map { Request(source: source, colorScheme: $0) }
        window?.elementsDidChange()
    }

    /// A view that asks for an appearance was hidden, or is shown again.
    func visibilityDidChange() { window?.elementsDidChange() }
}

private struct PreferredColorSchemeKey: EnvironmentKey {
    static var defaultValue: PreferredColorScheme? { nil }
}

extension EnvironmentValues {
    /// What the views of the window ask for.
    var preferredColorScheme: PreferredColorScheme? {
        get { self[PreferredColorSchemeKey.self] }
        set { self[PreferredColorSchemeKey.self] = newValue }
    }
}
