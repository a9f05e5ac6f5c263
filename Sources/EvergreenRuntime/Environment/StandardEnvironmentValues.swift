import Foundation

private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
    /// Whether controls accept events. False within `disabled(_:)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The locale of text and of formatted numbers and dates. On a page, the app's language that the user's browser prefers, with the
    /// user's region; the server's locale if the browser names none.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for formatted dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for formatted dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The layout direction of views. By default, that of the window's language.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Sets a window's locale, time zone, calendar and layout direction, unless they are already set.
    mutating func setDefaults(locale: Locale?, timeZone: TimeZone?) {
        if let locale { setDefault(LocaleKey.self, locale) }
        if let timeZone { setDefault(TimeZoneKey.self, timeZone) }
        if locale != nil || timeZone != nil {
            var calendar = locale == nil ? CalendarKey.defaultValue : self.locale.calendar
            if let timeZone { calendar.timeZone = timeZone }
            setDefault(CalendarKey.self, calendar)
        }
        let isRightToLeft = self.locale.language.characterDirection == .rightToLeft
        setDefault(LayoutDirectionKey.self, isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
