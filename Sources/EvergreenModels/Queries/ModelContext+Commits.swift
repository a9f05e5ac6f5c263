import EvergreenQuery
import GRDB

/// Lets a failed query of models retry after commits.
extension ModelContext: CommitSource {
    @MainActor package var commitReaders: [any DatabaseReader] { container.databaseWriters }
}
