import Foundation

enum LocaleKey: DependencyKey {
    static var liveValue: Locale { .autoupdatingCurrent }
}

extension DependencyValues {
    /// How to write numbers and dates: live, as the person who uses the app prefers.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
