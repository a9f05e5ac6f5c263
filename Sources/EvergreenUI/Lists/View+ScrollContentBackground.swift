import EvergreenDocument

extension View {
    /// Sets whether the lists, forms and text editors in this view have a background of their own.
    ///
    /// On a page, that of a list or a form is the window's unless this says `.visible`: with `.automatic`, what is behind it is seen.
    /// A text editor has one with a border unless this says `.hidden`.
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

    /// The background as a style value; none for the platform's own choice.
    var scrollContentBackgroundStyle: [StyleValue] {
        switch scrollContentBackground {
        case .automatic: []
        case .visible: [.contentBackground(true)]
        case .hidden: [.contentBackground(false)]
        }
    }
}
