import Foundation

/// The locale of the user for whom a task works: on a server, each window has its own user.
package enum UserLocale {
    /// Nil outside of a window's updates and events, and of the tasks that start there.
    @TaskLocal package static var current: Locale?
}

extension Locale {
    /// The locale, or the user's if it is the one of the process that follows changes.
    var ofUser: Locale { self == .autoupdatingCurrent ? UserLocale.current ?? .current : self }
}

extension Calendar {
    /// The locale of texts in this calendar; the user's if the calendar has that of the process, or none.
    var textLocale: Locale {
        guard let locale, !locale.identifier.isEmpty, locale != .current else {
            return Locale.autoupdatingCurrent.ofUser
        }
        return locale
    }
}
