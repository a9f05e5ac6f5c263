/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The standard background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A prominent background in a strong color, to which the foreground may adapt.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// The prominence of the background behind a view. It is `standard` unless an ancestor sets it, since selected rows of a page have a
    /// light background.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
