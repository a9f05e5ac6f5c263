/// How much the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The usual background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background of a strong color, which what is in front of it takes into account.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// How much the background behind a view stands out: `standard` on a page, whose selected rows have a light background, unless a
    /// view around says otherwise.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
