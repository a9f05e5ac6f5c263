import Dispatch
import Foundation
import Observation
import Testing

// The code blocks of the article "Injecting dependencies", in its order. What the article takes for granted comes first.

struct Todo: Equatable, Sendable {
    var id: UUID
    var title: String
    var date: Date
}

final class TodoStore: Sendable {
    private let rows = LockedBox<[Todo]>([])

    init() {}
    init(path: String) throws {}

    func todos() throws -> [Todo] { rows.withLock { $0 } }
    func insert(_ todo: Todo) throws { rows.withLock { $0.append(todo) } }
}

extension TodoStore: DependencyKey {
    static let liveValue = TodoStore()
    static var testValue: TodoStore { TodoStore() }
}

struct TodoLog: Sendable {
    var write: @Sendable (String) -> Void
}

extension TodoLog: DependencyKey {
    static let liveValue = TodoLog(write: { print($0) })
}

extension DependencyValues {
    var todoStore: TodoStore {
        get { self[TodoStore.self] }
        set { self[TodoStore.self] = newValue }
    }

    var todoLog: TodoLog {
        get { self[TodoLog.self] }
        set { self[TodoLog.self] = newValue }
    }
}

struct EditorModel {
    @Dependency(\.todoClient) var client
    let todo: Todo
}

// MARK: Declare a dependency

import EvergreenDependenciesMacros

@DependencyClient
struct TodoClient: Sendable {
    var fetch: @Sendable () throws -> [Todo]
    var add: @Sendable (_ todo: Todo) throws -> Void
    var count: @Sendable () -> Int = { 0 }
}

extension TodoClient: DependencyKey {
    static let liveValue = TodoClient(
        fetch: {
            @Dependency(\.todoStore) var store
            return try store.todos()
        },
        add: { todo in
            @Dependency(\.todoStore) var store
            try store.insert(todo)
        },
        count: {
            @Dependency(\.todoStore) var store
            return (try? store.todos().count) ?? 0
        }
    )

    static let testValue = TodoClient()
}

struct LogClient: Sendable {
    var write: @Sendable (String) throws -> Void
    var count: @Sendable () -> Int
}

extension LogClient: TestDependencyKey {
    static let testValue = LogClient(
        write: unimplemented("LogClient.write"),
        count: unimplemented("LogClient.count", placeholder: 0)
    )
}

extension DependencyValues {
    var todoClient: TodoClient {
        get { self[TodoClient.self] }
        set { self[TodoClient.self] = newValue }
    }
}

// MARK: Use it

@Observable
final class TodoListModel {
    private(set) var todos: [Todo] = []

    @ObservationIgnored @Dependency(\.todoClient) private var client
    @ObservationIgnored @Dependency(\.date.now) private var now
    @ObservationIgnored @Dependency(\.uuid) private var uuid

    func addButtonTapped(title: String) throws {
        try client.add(Todo(id: uuid(), title: title, date: now))
        todos = try client.fetch()
    }
}

// MARK: Let the test keep the time

func remind(after duration: Duration, _ action: @Sendable () -> Void) async throws {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: duration)
    action()
}

// MARK: Set values for the whole app

func start(at path: String) throws {
    let store = try TodoStore(path: path)
    prepareDependencies {
        $0.todoStore = store
    }
}

// MARK: Hand values on

extension TodoListModel {
    func makeEditor(for todo: Todo) -> EditorModel {
        withDependencies(from: self) { EditorModel(todo: todo) }
    }
}

func log(_ message: String, on queue: DispatchQueue) {
    withEscapedDependencies { dependencies in
        queue.async {
            dependencies.yield {
                @Dependency(\.todoLog) var todoLog
                todoLog.write(message)
            }
        }
    }
}

import EvergreenDependenciesTesting

@Suite(.dependencies { $0.uuid = .incrementing })
struct EditorTests {
    @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 0)))
    func `an editor has the current date`() {
        @Dependency(\.date.now) var now
        #expect(now == Date(timeIntervalSince1970: 0))
    }
}

@Suite struct InjectingDependenciesArticleTests {
    // MARK: Replace it in a test

    @Test func `a new todo has the current date`() throws {
        let store = TodoStore()
        let model = withDependencies {
            $0.date.now = Date(timeIntervalSince1970: 0)
            $0.uuid = .incrementing
            $0.todoClient.add = { try store.insert($0) }
            $0.todoClient.fetch = { try store.todos() }
        } operation: {
            TodoListModel()
        }

        try model.addButtonTapped(title: "Water the tree")

        #expect(model.todos == [Todo(id: UUID(0), title: "Water the tree", date: Date(timeIntervalSince1970: 0))])
    }

    // MARK: Let the test keep the time

    @Test func `the reminder comes after an hour`() async throws {
        let clock = TestClock()
        await confirmation { reminded in
            let task = withDependencies {
                $0.continuousClock = clock
            } operation: {
                Task { try await remind(after: .seconds(3600)) { reminded() } }
            }
            await clock.waitForSleepers()
            await clock.advance(by: .seconds(3600))
            _ = await task.result
        }
    }

    // MARK: The remaining statements of the article

    @Test func `the live client runs over a store of the test`() throws {
        let store = TodoStore()
        let todo = Todo(id: UUID(1), title: "Water the tree", date: Date(timeIntervalSince1970: 0))
        try withDependencies {
            $0.todoStore = store
            $0.todoClient = .liveValue
        } operation: {
            @Dependency(TodoClient.self) var client
            try client.add(todo)
            #expect(try client.fetch() == [todo])
        }
        #expect(try store.todos() == [todo])
    }

    @Test func `an app prepares its store`() throws {
        try start(at: "todo.sqlite")
        @Dependency(\.todoStore) var first
        @Dependency(\.todoStore) var second
        #expect(first === second)
    }

    @Test func `an editor has the client of its list`() throws {
        let todo = Todo(id: UUID(1), title: "Water the tree", date: Date(timeIntervalSince1970: 0))
        let list = withDependencies {
            $0.todoClient.fetch = { [todo] }
        } operation: {
            TodoListModel()
        }
        #expect(try list.makeEditor(for: todo).client.fetch() == [todo])
    }

    @Test func `a callback writes to the log of the test`() async {
        let message = await withCheckedContinuation { continuation in
            withDependencies {
                $0.todoLog.write = { continuation.resume(returning: $0) }
            } operation: {
                log("done", on: .global())
            }
        }
        #expect(message == "done")
    }

    @Test func `the article's blocks are the code of this file`() throws {
        let tests = URL(filePath: #filePath)
        let article = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/EvergreenDependencies/EvergreenDependencies.docc/InjectingDependencies.md")
        let code = Self.words(of: try String(contentsOf: tests, encoding: .utf8))
        let blocks = try String(contentsOf: article, encoding: .utf8)
            .components(separatedBy: "```")
            .enumerated()
            .filter { $0.offset % 2 == 1 }
            .map { $0.element.trimmingPrefix("swift\n") }
        #expect(blocks.count == 12)
        for block in blocks {
            #expect(code.contains(Self.words(of: String(block))), "Not in this file: \(block)")
        }
    }

    /// The text without its indentation and line breaks.
    private static func words(of text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
