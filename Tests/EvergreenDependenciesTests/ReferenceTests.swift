import EvergreenDependencies
import Foundation
import Testing

// The shape of the sample that this module supports: a database dependency whose closure returns a context, and a client whose closures
// read it and map its errors to their own.

struct TODO: Identifiable, Equatable, Sendable {
    var id = UUID()
    var date: Date
    var title: String
}

/// A stand-in for a database: it keeps rows, and fails when told to.
final class TodoContext: Sendable {
    struct Failure: Error {}

    private let rows: LockedRows
    private let fails: Bool

    init(fails: Bool = false) {
        rows = LockedRows()
        self.fails = fails
    }

    func insert(_ todo: TODO) throws {
        if fails { throw Failure() }
        rows.withLock { $0.append(todo) }
    }

    func delete(_ todo: TODO) throws {
        if fails { throw Failure() }
        rows.withLock { rows in rows.removeAll { $0.id == todo.id } }
    }

    func fetchAllByDate() throws -> [TODO] {
        if fails { throw Failure() }
        return rows.withLock { rows in rows.sorted { $0.date < $1.date } }
    }
}

private let liveTodoContext = TodoContext()

struct Database: Sendable {
    var todoContext: @Sendable () throws -> TodoContext
}

extension Database: DependencyKey {
    static let liveValue = Self(
        todoContext: { liveTodoContext }
    )
}

extension DependencyValues {
    var database: Database {
        get { self[Database.self] }
        set { self[Database.self] = newValue }
    }
}

struct TODODatabase: Sendable {
    var fetch: @Sendable () throws -> [TODO]
    var add: @Sendable (TODO) throws -> Void
    var delete: @Sendable (TODO) throws -> Void

    enum DatabaseError: Error {
        case addFailed
        case deleteFailed
    }
}

extension TODODatabase: DependencyKey {
    static let liveValue: TODODatabase = Self(
        fetch: {
            do {
                @Dependency(\.database.todoContext) var context
                let todoContext = try context()
                return try todoContext.fetchAllByDate()
            } catch {
                return []
            }
        },
        add: { todo in
            do {
                @Dependency(\.database.todoContext) var context
                let todoContext = try context()
                try todoContext.insert(todo)
            } catch {
                throw DatabaseError.addFailed
            }
        },
        delete: { todo in
            do {
                @Dependency(\.database.todoContext) var context
                let todoContext = try context()
                try todoContext.delete(todo)
            } catch {
                throw DatabaseError.deleteFailed
            }
        }
    )
}

extension DependencyValues {
    var todoDatabase: TODODatabase {
        get { self[TODODatabase.self] }
        set { self[TODODatabase.self] = newValue }
    }
}

@Suite struct ReferenceTests {
    private let early = TODO(date: Date(timeIntervalSince1970: 1), title: "early")
    private let late = TODO(date: Date(timeIntervalSince1970: 2), title: "late")

    @Test func `a client reads its context through a nested path and adds, fetches and deletes`() throws {
        let context = TodoContext()
        try withDependencies {
            $0.database.todoContext = { context }
            $0.todoDatabase = .liveValue
        } operation: {
            @Dependency(\.todoDatabase) var todos
            try todos.add(late)
            try todos.add(early)
            #expect(try todos.fetch() == [early, late])
            try todos.delete(early)
            #expect(try todos.fetch() == [late])
        }
    }

    @Test func `a client maps its context's errors to its own`() throws {
        withDependencies {
            $0.database.todoContext = { TodoContext(fails: true) }
            $0.todoDatabase = .liveValue
        } operation: {
            @Dependency(\.todoDatabase) var todos
            #expect(throws: TODODatabase.DatabaseError.addFailed) { try todos.add(early) }
            #expect(throws: TODODatabase.DatabaseError.deleteFailed) { try todos.delete(early) }
            #expect((try? todos.fetch()) == [])
        }
    }

    @Test func `a context that can't be opened is a client error`() throws {
        withDependencies {
            $0.database.todoContext = { throw TodoContext.Failure() }
            $0.todoDatabase = .liveValue
        } operation: {
            @Dependency(\.todoDatabase) var todos
            #expect(throws: TODODatabase.DatabaseError.addFailed) { try todos.add(early) }
        }
    }

    @Test func `in the live context, the database's live context is used`() throws {
        try withDependencies {
            $0.context = .live
        } operation: {
            @Dependency(\.todoDatabase) var todos
            try todos.add(early)
            #expect(try liveTodoContext.fetchAllByDate() == [early])
            try todos.delete(early)
            #expect(try liveTodoContext.fetchAllByDate().isEmpty)
        }
    }
}
