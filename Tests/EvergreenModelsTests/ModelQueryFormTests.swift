import EvergreenModels
import EvergreenTesting
import Foundation
import Testing

@MainActor
struct ModelQueryFormTests {
    /// All forms of model queries, beside a query of a request.
    struct Forms: View {
        struct Constant: Queryable {
            typealias Context = Void
            static var defaultValue: Int { 0 }
            func publisher(in context: Void) -> Just<Int> { Just(7) }
        }

        @Query var all: [Todo]
        @Query(sort: \Todo.title) var byTitle: [Todo]
        @Query(sort: \.title) var byTitleToo: [Todo]
        @Query(sort: \Todo.priority, order: .reverse) var byPriority: [Todo]
        @Query(sort: \Todo.due) var byDue: [Todo]
        @Query(filter: #Predicate<Todo> { $0.isDone }) var done: [Todo]
        @Query(filter: #Predicate<Todo> { !$0.isDone }, sort: \Todo.title, order: .reverse) var open: [Todo]
        @Query(filter: #Predicate<Todo> { !$0.isDone }, sort: [SortDescriptor(\Todo.title)]) var openByTitle: [Todo]
        @Query(sort: [SortDescriptor(\Todo.isDone.description), SortDescriptor(\Todo.title)]) var several: [Todo]
        @Query(firstTwo) var descriptor: [Todo]
        @Query(firstTwo, animation: .default) var animated: [Todo]
        @Query(sort: \Todo.title, animation: .default) var animatedByTitle: [Todo]
        @Query(animation: .default) var allAnimated: [Todo]
        @Query(firstTwo, transaction: Transaction(animation: .default)) var inTransaction: [Todo]
        @Query(Constant()) var seven: Int

        static let firstTwo: FetchDescriptor<Todo> = {
            var descriptor = FetchDescriptor<Todo>(sortBy: [SortDescriptor(\.priority)])
            descriptor.fetchLimit = 2
            return descriptor
        }()

        var body: some View {
            let lists = [
                all, byTitle, byTitleToo, byPriority, byDue, done, open, openByTitle, descriptor, animated,
                animatedByTitle, allAnimated, inTransaction,
            ]
            ForEach(lists.indices, id: \.self) { index in
                Text(lists[index].map { String($0.title.prefix(1)) }.joined())
            }
            Text("\(seven)")
        }
    }

    @Test func `each form filters and sorts`() throws {
        let container = try makeContainer()
        let context = container.mainContext
        context.insert(Todo(title: "b", priority: 1, due: Date(timeIntervalSince1970: 2)))
        context.insert(Todo(title: "c", isDone: true, priority: 3))
        context.insert(Todo(title: "a", priority: 2, due: Date(timeIntervalSince1970: 1)))
        try context.save()
        let screen = Screen { Forms().modelContainer(container) }
        #expect(
            screen.texts == [
                "bca", "abc", "abc", "cab", "cab", "c", "ba", "ab", "ba", "ba", "abc", "bca", "ba", "7",
            ]
        )
    }

    /// A query created by the view's initializer.
    struct Filtered: View {
        @Query private var todos: [Todo]

        init(minimum: Int) {
            _todos = Query(filter: #Predicate<Todo> { $0.priority >= minimum }, sort: \.title)
        }

        var body: some View { Text(todos.map(\.title).joined(separator: ",")) }
    }

    struct Parent: View {
        @State private var minimum = 0
        @State private var taps = 0

        var body: some View {
            Button("Minimum") { minimum += 1 }
            Button("Tap \(taps)") { taps += 1 }
            Filtered(minimum: minimum)
        }
    }

    @Test func `an initializer changes the query, and an equal one changes nothing`() throws {
        let container = try makeContainer(["c", "b", "a"])
        let screen = Screen { Parent().modelContainer(container) }
        #expect(screen.texts.last == "a,b,c")
        try screen.find(.button, "Minimum").tap()
        #expect(screen.texts.last == "a,b")
        screen.resetBodyCounts()
        try screen.find(.button, "Tap 0").tap()
        #expect(screen.bodyCount(of: Parent.self) == 1)
        #expect(screen.bodyCount(of: Filtered.self) == 0)
    }

    @Test func `models are moved, inserted and removed as their properties change`() async throws {
        let container = try makeContainer(["b", "c"])
        let todos = try container.mainContext.fetch(FetchDescriptor<Todo>())
        let screen = Screen {
            TodoList(Query(filter: #Predicate { !$0.isDone }, sort: \.title)).modelContainer(container)
        }
        #expect(screen.titles == ["b", "c"])
        todos[1].title = "a"
        try await screen.wait { screen.titles == ["a", "b"] }
        todos[0].isDone = true
        try await screen.wait { screen.titles == ["a"] }
        try container.mainContext.save()
        #expect(screen.titles == ["a"])
        todos[0].isDone = false
        try await screen.wait { screen.titles == ["a", "b"] }
    }

    @Test func `limit and offset apply while models are inserted and deleted`() async throws {
        let container = try makeContainer(["a", "b", "c", "d", "e"])
        let context = container.mainContext
        var descriptor = FetchDescriptor<Todo>()
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        let screen = Screen { TodoList(Query(descriptor)).modelContainer(container) }
        #expect(screen.titles == ["b", "c"])
        let todos = try context.fetch(FetchDescriptor<Todo>())
        context.delete(todos[1])
        #expect(screen.titles == ["c", "d"])
        try context.save()
        #expect(screen.titles == ["c", "d"])
        context.delete(todos[0])
        try context.save()
        #expect(screen.titles == ["d", "e"])
    }
}
