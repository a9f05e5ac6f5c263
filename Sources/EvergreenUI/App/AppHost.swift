/// An app that runs: the owner of the app's own state, and the one who opens its windows.
@MainActor
package final class AppHost {
    package init<A: App>(_ app: A) {}

    /// The title of the app's first window group.
    package var title: String { "" }

    /// Opens one more window: a tree of its own, with state of its own, already updated once.
    package func openWindow() -> ViewTree {
        ViewTree(document: Document(title: title))
    }
}
