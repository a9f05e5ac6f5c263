package import Foundation

/// The window that is being updated or handles an event. Tasks that start there inherit it.
package struct CurrentWindow: Sendable {
    /// Nil outside of a window.
    @TaskLocal package static var current: CurrentWindow?

    /// Nil before the window has views.
    package let locale: Locale?
    /// Nil after the window has closed. A task does not retain the views of its window.
    package weak let tree: ViewTree?

    package static func with<Result>(locale: Locale?, tree: ViewTree, _ body: () -> Result) -> Result {
        $current.withValue(CurrentWindow(locale: locale, tree: tree), operation: body)
    }
}
