import OrderedCollections

/// The color scheme preferred by the views of a window.
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

    /// The preference of the innermost visible view; nil for none.
    var value: ColorScheme? {
        requests.values.filter { $0.source?.isVisible == true }
            .max { ($0.source?.depth ?? 0) < ($1.source?.depth ?? 0) }?.colorScheme
    }

    /// - Parameter colorScheme: The preference; nil to remove it.
    func set(_ colorScheme: ColorScheme?, from source: _Node) {
        requests[ObjectIdentifier(source)] = colorScheme.map { Request(source: source, colorScheme: $0) }
        window?.elementsDidChange()
    }

    /// Called when a view with a preference is hidden or shown.
    func visibilityDidChange() { window?.elementsDidChange() }
}

private struct PreferredColorSchemeKey: EnvironmentKey {
    static var defaultValue: PreferredColorScheme? { nil }
}

extension EnvironmentValues {
    /// The color scheme preferred by the views of the window.
    var preferredColorScheme: PreferredColorScheme? {
        get { self[PreferredColorSchemeKey.self] }
        set { self[PreferredColorSchemeKey.self] = newValue }
    }
}
