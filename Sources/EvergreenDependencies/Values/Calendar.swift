import Foundation

enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { .autoupdatingCurrent }
}

extension DependencyValues {
    /// How to compute with dates: live, the calendar that the person who uses the app prefers.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
}
