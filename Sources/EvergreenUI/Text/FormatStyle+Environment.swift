import Foundation

extension FormatStyle {
    /// The style with the environment's locale, and, for dates, with its calendar and time zone where the style does not set its
    /// own.
    package func adapted(to environment: EnvironmentValues) -> Self {
        let localized = locale(environment.locale)
        switch localized {
        case var style as Date.FormatStyle:
            if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
            if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
            return style as? Self ?? localized
        case var style as Date.IntervalFormatStyle:
            if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
            if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
            return style as? Self ?? localized
        default:
            return localized
        }
    }
}
