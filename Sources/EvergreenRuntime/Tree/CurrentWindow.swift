package import Foundation

/// The window whose views are updated, or to which something was done, and of the tasks that begin there.
package struct CurrentWindow: Sendable {
    /// Nil elsewhere.
    @TaskLocal package static var current: CurrentWindow?

    /// Nil before it has views.
    package let locale: Locale?
    /// Nil once it is closed. A task does not keep the views of its window.
    package weak let tree: ViewTree?

    package static func with<Result>(locale: Locale?, tree: ViewTree, _ body: () -> Result) -> Result {
        $current.withValue(CurrentWindow(locale: locale, tree: tree), operation: body)
    }
}
