import EvergreenDocument

extension View {
    /// Sets the visibility of the background of lists, forms and text editors in this view.
    ///
    /// On a page, lists and forms have a background, that of the window, only with `.visible`. With `.automatic`, the content behind them
    /// shows through. A text editor has a bordered background unless the value is `.hidden`.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    fileprivate var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }

    /// The background as a style value. Empty for the platform's default.
    var scrollContentBackgroundStyle: [StyleValue] {
        switch scrollContentBackground {
        case .automatic: []
        case .visible: [.contentBackground(true)]
        case .hidden: [.contentBackground(false)]
        }
    }
}
