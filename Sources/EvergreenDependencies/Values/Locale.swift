import Foundation

enum LocaleKey: DependencyKey {
    static var liveValue: Locale { .autoupdatingCurrent }
}

extension DependencyValues {
    /// The locale. The live value is the user's preferred locale on this machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
