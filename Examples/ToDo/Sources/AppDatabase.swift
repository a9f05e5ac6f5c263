import Evergreen
import GRDB

/// Hands out the context that the to-do list is kept in.
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

    /// A list in memory, which all previews of a program share.
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
    /// The context for a query, which shows the error if there is none to be had.
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
