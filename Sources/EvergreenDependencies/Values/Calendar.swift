import Foundation

enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { .autoupdatingCurrent }
}

extension DependencyValues {
    /// The calendar. The live value is the user's preferred calendar on this machine.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
}
