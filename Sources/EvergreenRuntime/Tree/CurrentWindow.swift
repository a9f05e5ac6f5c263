import EvergreenFoundation
package import Foundation

/// The window that is being updated or handles an event. Tasks that start there inherit it, and the locale of its user.
package struct CurrentWindow: Sendable {
    /// Nil outside of a window.
    @TaskLocal package static var current: CurrentWindow?

    /// Nil after the window has closed. A task does not retain the views of its window.
    package weak let tree: ViewTree?

    /// - Parameter locale: Nil before the window has views.
    package static func with<Result>(locale: Locale?, tree: ViewTree, _ body: () -> Result) -> Result {
        UserLocale.$current.withValue(locale) {
            $current.withValue(CurrentWindow(tree: tree), operation: body)
        }
    }
}
