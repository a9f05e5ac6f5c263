import GRDB

/// A context of requests that is no connection itself, and reads databases whose commits can be observed.
package protocol CommitSource {
    /// The connections that it reads from.
    @MainActor var commitReaders: [any DatabaseReader] { get }
}
