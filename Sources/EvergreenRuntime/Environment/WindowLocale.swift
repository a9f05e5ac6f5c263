package import Foundation

/// The locale of the window whose views are updated, or to which something was done, and of the tasks that begin there.
package enum WindowLocale {
    /// Nil elsewhere.
    @TaskLocal package static var current: Locale?
}
