import GRDB

/// A context that is not itself a connection, and reads databases whose commits can be observed.
package protocol CommitSource {
    /// The connections that the context reads from.
    @MainActor var commitReaders: [any DatabaseReader] { get }
}
