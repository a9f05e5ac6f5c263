import Foundation

extension FormatStyle {
    /// Returns the style with the environment's locale. A date style without its own calendar and time zone also adopts the environment's.
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
