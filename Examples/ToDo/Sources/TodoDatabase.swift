import Evergreen
import GRDB

/// The operations on the to-do list.
struct TodoDatabase: Sendable {
    var fetch: @Sendable () async throws -> [Todo]
    var add: @Sendable (_ todo: Todo) async throws -> Void
    var setDone: @Sendable (_ todo: Todo, _ isDone: Bool) async throws -> Void
    var delete: @Sendable (_ todo: Todo) async throws -> Void
}

extension TodoDatabase {
    /// The error of an operation.
    struct Failure: Error, CustomStringConvertible {
        enum Operation: String {
            case fetch = "read"
            case add = "added"
            case setDone = "changed"
            case delete = "deleted"
        }

        let operation: Operation
        let reason: any Error

        var description: String { "The to-do list: nothing was \(operation.rawValue). \(reason)" }
    }
}

extension TodoDatabase: DependencyKey {
    static let liveValue = TodoDatabase(
        fetch: {
            try await mappingErrors(of: .fetch) { context in
                try await context.reader.read { db in try TodosRequest().fetch(db) }
            }
        },
        add: { todo in
            try await mappingErrors(of: .add) { context in
                try await context.writer.write { db in
                    var todo = todo
                    try todo.insert(db)
                }
            }
        },
        setDone: { todo, isDone in
            try await mappingErrors(of: .setDone) { context in
                try await context.writer.write { db in
                    _ = try Todo.filter(key: todo.id).updateAll(db, Todo.Columns.isDone.set(to: isDone))
                }
            }
        },
        delete: { todo in
            try await mappingErrors(of: .delete) { context in
                try await context.writer.write { db in _ = try Todo.deleteOne(db, key: todo.id) }
            }
        }
    )

    static let testValue = TodoDatabase(
        fetch: unimplemented("TodoDatabase.fetch"),
        add: unimplemented("TodoDatabase.add"),
        setDone: unimplemented("TodoDatabase.setDone"),
        delete: unimplemented("TodoDatabase.delete")
    )

    /// Accesses the context when the operation runs, so that its caller determines the database.
    private static func mappingErrors<Value: Sendable>(
        of operation: Failure.Operation,
        _ body: @Sendable (DatabaseContext) async throws -> Value
    ) async throws -> Value {
        @Dependency(\.database.todoContext) var todoContext
        do {
            return try await body(todoContext())
        } catch {
            throw Failure(operation: operation, reason: error)
        }
    }
}

extension DependencyValues {
    var todoDatabase: TodoDatabase {
        get { self[TodoDatabase.self] }
        set { self[TodoDatabase.self] = newValue }
    }
}
