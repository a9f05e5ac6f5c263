import EvergreenDocument

/// The appearance of a bar; nil values use the platform's default.
struct BarStyle: Equatable {
    var background: BarBackground?
    var isBackgroundHidden: Bool?
    var colorScheme: ColorScheme?

    mutating func override(with inner: BarStyle) {
        background = inner.background ?? background
        isBackgroundHidden = inner.isBackgroundHidden ?? isBackgroundHidden
        colorScheme = inner.colorScheme ?? colorScheme
    }

    private var resolvedBackground: BarBackground? { isBackgroundHidden == true ? .clear : background }

    /// The style values of the bar.
    var values: [StyleValue] {
        (resolvedBackground.map { [.barBackground($0, isBottom: false)] } ?? [])
            + (colorScheme.map { [.colorScheme($0)] } ?? [])
    }

    /// The style values of the bar's items at the bottom of the window.
    var bottomValues: [StyleValue] {
        (resolvedBackground.map { [.barBackground($0, isBottom: true)] } ?? [])
            + (colorScheme.map { [.bottomColorScheme($0)] } ?? [])
    }
}
