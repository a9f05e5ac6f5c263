import Evergreen
import GRDB

/// The interface of the database for the features.
struct JournalClient: Sendable {
    /// The entries that match a search query: the current ones, then those after each change.
    var entries: @Sendable (_ query: String) -> AsyncThrowingStream<[Entry], any Error>
    /// Inserts or updates an entry.
    var save: @Sendable (_ entry: Entry) async throws -> Void
    var delete: @Sendable (_ id: Entry.ID) async throws -> Void
}

extension JournalClient: DependencyKey {
    static let liveValue = JournalClient(
        entries: { query in
            @Dependency(\.databaseContext) var database
            let values = database.values(of: EntriesRequest(query: query))
            return AsyncThrowingStream { continuation in
                let task = Task {
                    do {
                        for try await entries in values { continuation.yield(entries) }
                        continuation.finish()
                    } catch {
                        continuation.finish(throwing: error)
                    }
                }
                continuation.onTermination = { _ in task.cancel() }
            }
        },
        save: { entry in
            @Dependency(\.databaseContext) var database
            try await database.writer.write { db in try entry.save(db) }
        },
        delete: { id in
            @Dependency(\.databaseContext) var database
            _ = try await database.writer.write { db in try Entry.deleteOne(db, key: id) }
        }
    )

    static let testValue = JournalClient(
        entries: unimplemented("JournalClient.entries", placeholder: AsyncThrowingStream { $0.finish() }),
        save: unimplemented("JournalClient.save"),
        delete: unimplemented("JournalClient.delete")
    )
}

extension DependencyValues {
    var journal: JournalClient {
        get { self[JournalClient.self] }
        set { self[JournalClient.self] = newValue }
    }
}
