import EvergreenQuery
import GRDB

/// A query of models that failed tries again after commits.
extension ModelContext: CommitSource {
    @MainActor package var commitReaders: [any DatabaseReader] { container.databaseWriters }
}
