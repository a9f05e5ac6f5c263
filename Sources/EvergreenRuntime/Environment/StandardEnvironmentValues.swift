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

    /// The locale of texts, formatted numbers and dates. On a page, the language of the app that the visitor's browser
    /// prefers, with the visitor's region; that of the server if the browser names none.
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

    /// The direction in which views are laid out: from their leading to their trailing edge. By default, that of the
    /// language of the window.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Sets the locale, the time zone, the calendar and the layout direction of a window, where none are set.
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
