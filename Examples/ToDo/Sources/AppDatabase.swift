import Evergreen
import GRDB

/// Provides the database context of the to-do list.
struct AppDatabase: Sendable {
    var todoContext: @Sendable () throws -> DatabaseContext
}

extension AppDatabase: DependencyKey {
    static let liveValue = AppDatabase(
        todoContext: {
            @Dependency(\.databaseContext) var context
            return context
        }
    )

    /// An in-memory database, which all previews of a process share.
    static let previewValue: AppDatabase = {
        let context = DatabaseContext.readWrite {
            let database = try DatabaseQueue()
            try TodoFile.migrator.migrate(database)
            try database.write { db in
                for var todo in Todo.samples { try todo.insert(db) }
            }
            return database
        }
        return AppDatabase(todoContext: { context })
    }()

    static let testValue = AppDatabase(todoContext: unimplemented("AppDatabase.todoContext"))
}

extension AppDatabase {
    /// The context for queries. If it is unavailable, queries fail with the error.
    var queriedContext: DatabaseContext {
        do {
            return try todoContext()
        } catch {
            return .readOnly { throw error }
        }
    }
}

extension DependencyValues {
    var database: AppDatabase {
        get { self[AppDatabase.self] }
        set { self[AppDatabase.self] = newValue }
    }
}
