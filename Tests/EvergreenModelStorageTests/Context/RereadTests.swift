import Dispatch
import Foundation
import GRDB
import Observation
import Synchronization
import Testing

@testable import EvergreenModelStorage

/// A commit of many rows, or of another program, is reread in batches.
@MainActor
struct RereadTests {
    private static let count = 5_000
    private let store: TemporaryStore
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        store = try TemporaryStore()
        container = try store.open(Book.self)
        context = ModelContext(container)
        context.autosaveEnabled = false
    }

    private func insertRows(_ count: Int) throws {
        try container.databaseWriter.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
                    INSERT INTO book (title, pages, isRead, genre, marks)
                    SELECT 'Book ' || n, 0, 0, 'novel', '[]' FROM numbers
                    """,
                arguments: [count]
            )
        }
    }

    private func executeElsewhere(_ sql: String) async throws {
        let store = store
        try await Task.detached { try store.execute(sql) }.value
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1_000 where !condition() {
            try? await Task.sleep(for: .milliseconds(5))
        }
        if !condition() { Issue.record("The condition was not fulfilled in time.") }
    }

    @Test func `another program's commit blocks the main actor for a limited number of rows at a time`() async throws {
        try insertRows(Self.count)
        let books = try context.fetch(FetchDescriptor<Book>())
        #expect(books.count == Self.count)
        let counter = Counter()
        for book in books { counter.count(changesOf: book) }
        try await executeElsewhere("UPDATE book SET pages = 7")
        await wait { counter.value == Self.count }
        #expect(counter.value == Self.count)
        #expect(counter.largestTurn <= StaleRows.countPerTurn)
        #expect(books.allSatisfy { $0.pages == 7 })
    }

    @Test func `changes saved meanwhile are kept`() async throws {
        try insertRows(3_000)
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.id)]))
        try await executeElsewhere("UPDATE book SET pages = 7, title = 'theirs'")
        await wait { !context.staleRows.isEmpty || books[0].pages == 7 }
        books[0].title = "unsaved"
        books[1].title = "saved"
        books[2].title = "saved"
        let unsaved = books[0]
        try context.save()
        unsaved.title = "unsaved again"
        await wait { context.staleRows.isEmpty && books.allSatisfy { $0.pages == 7 } }
        #expect(books.allSatisfy { $0.pages == 7 })
        #expect(books.prefix(4).map(\.title) == ["unsaved again", "saved", "saved", "theirs"])
    }

    @Test func `a fetch returns current values of rows that are still to be reread`() async throws {
        try insertRows(3_000)
        let books = try context.fetch(FetchDescriptor<Book>())
        for number in 1...5 {
            // Rows become stale again with the next commit.
            await wait { context.staleRows.isEmpty }
            try await executeElsewhere("UPDATE book SET pages = \(number)")
            await wait { !context.staleRows.isEmpty || books[0].pages == number }
            let predicate = #Predicate<Book> { $0.title == "Book 2999" }
            let found = try #require(try context.fetch(FetchDescriptor(predicate: predicate)).first)
            #expect(found.pages == number)
        }
        await wait { books.allSatisfy { $0.pages == 5 } }
        #expect(books.allSatisfy { $0.pages == 5 })
    }

    @Test func `instances of many deleted rows are marked`() async throws {
        try insertRows(3_000)
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.id)]))
        try await executeElsewhere("DELETE FROM book WHERE id % 2 = 0; UPDATE book SET pages = 1")
        await wait { books.filter(\.isDeleted).count == 1_500 && books.filter { $0.pages == 1 }.count == 1_500 }
        #expect(books.filter(\.isDeleted).count == 1_500)
        #expect(books.filter { $0.pages == 1 }.count == 1_500)
    }
    @Test func `relationships changed by another program are reread in batches`() async throws {
        try insertRows(Self.count)
        try await container.databaseWriter.write { db in
            try db.execute(sql: "INSERT INTO tag (id, label) VALUES (1, 'new'), (2, 'old')")
        }
        let sorted = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.id)])
        let books = try context.fetch(sorted)
        #expect(books[0].tags.isEmpty && books[Self.count - 1].tags.isEmpty)
        let counter = Counter()
        for book in books { counter.count(changesOf: book, \.tags) }
        try await executeElsewhere("INSERT INTO book_tag (bookId, tagId) SELECT id, 1 FROM book")
        await wait { counter.value > 0 }
        // A fetch returns the current values.
        let last = try #require(
            try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Book 4999" })).first
        )
        #expect(last.tags.map(\.label) == ["new"])
        await wait { counter.value == Self.count }
        #expect(counter.value == Self.count)
        #expect(counter.largestTurn <= StaleRows.countPerTurn + 1)
        #expect(books.allSatisfy { $0.tags.map(\.label) == ["new"] })
    }
}

/// Counts changed instances, and how many of them change in one turn of the main queue.
private final class Counter: Sendable {
    private struct Counts {
        var all = 0
        var turn = 0
        var largestTurn = 0
    }

    private let counts = Mutex(Counts())

    var value: Int { counts.withLock(\.all) }
    var largestTurn: Int { counts.withLock(\.largestTurn) }

    func count(changesOf book: Book, _ property: KeyPath<Book, some Any> = \.pages) {
        withObservationTracking {
            _ = book[keyPath: property]
        } onChange: { [self] in
            let isFirst = counts.withLock { counts in
                counts.all += 1
                counts.turn += 1
                counts.largestTurn = max(counts.largestTurn, counts.turn)
                return counts.turn == 1
            }
            if isFirst { DispatchQueue.main.async { self.counts.withLock { $0.turn = 0 } } }
        }
    }
}
