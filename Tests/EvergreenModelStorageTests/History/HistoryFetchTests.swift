import EvergreenModelStorage
import Foundation
import GRDB
import Testing

@MainActor
struct HistoryFetchTests {
    private let travel: Travel
    private var context: ModelContext { travel.context }

    init() throws { travel = try Travel() }

    /// Saves trips, each in its own transaction.
    private func save(_ names: String..., author: String? = nil) throws {
        context.author = author
        for name in names {
            context.insert(Trip(name: name))
            try context.save()
        }
    }

    private func fetch(
        _ predicate: Predicate<DefaultHistoryTransaction>?,
        sortBy: [SortDescriptor<DefaultHistoryTransaction>] = [],
        limit: UInt64 = 0
    ) throws -> [Int64] {
        var descriptor = HistoryDescriptor(predicate: predicate, sortBy: sortBy)
        descriptor.fetchLimit = limit
        return try context.fetchHistory(descriptor).map(\.transactionIdentifier)
    }

    @Test func `transactions are fetched in order`() throws {
        #expect(try travel.history().isEmpty)
        try save("Rome", "Oslo", "Bern")
        #expect(try fetch(nil) == [1, 2, 3])
        #expect(try fetch(nil, limit: 2) == [1, 2])
        #expect(try fetch(nil, sortBy: [SortDescriptor(\.token, order: .reverse)], limit: 2) == [3, 2])
    }

    @Test func `a predicate selects by token, author and time`() throws {
        try save("Rome", "Oslo", author: "app")
        try save("Bern", author: "widget")
        let all = try travel.history()
        let (token, time) = (all[0].token, all[0].timestamp)
        #expect(try fetch(#Predicate { $0.token > token }) == [2, 3])
        #expect(try fetch(#Predicate { token < $0.token }) == [2, 3])
        #expect(try fetch(#Predicate { $0.token >= token }) == [1, 2, 3])
        #expect(try fetch(#Predicate { $0.token < token }) == [])
        #expect(try fetch(#Predicate { token >= $0.token }) == [1])
        #expect(try fetch(#Predicate { $0.token > token && $0.author == "widget" }) == [3])
        #expect(try fetch(#Predicate { $0.author == "widget" || $0.token <= token }) == [1, 3])
        #expect(try fetch(#Predicate { !($0.token > token) }) == [1])
        #expect(try fetch(#Predicate { $0.timestamp >= time }) == [1, 2, 3])
        #expect(try fetch(#Predicate { $0.timestamp < time }) == [])
        let later = Date.now.addingTimeInterval(3_600)
        #expect(try fetch(#Predicate { $0.timestamp > later }) == [])
        #expect(try fetch(#Predicate { $0.timestamp <= later && $0.transactionIdentifier == 2 }) == [2])
    }

    @Test func `tokens are ordered and codable`() throws {
        try save("Rome", "Oslo")
        let tokens = try travel.history().map(\.token)
        #expect(tokens[0] < tokens[1])
        let decoded = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(tokens[0]))
        #expect(decoded == tokens[0] && decoded.hashValue == tokens[0].hashValue)
        #expect(decoded.tokenValue == tokens[0].tokenValue)
        #expect(try travel.history(after: decoded).map(\.transactionIdentifier) == [2])
    }

    @Test func `deleted transactions are removed, and later ones get new numbers`() throws {
        try save("Rome", "Oslo", "Bern")
        let tokens = try travel.history().map(\.token)
        let second = tokens[1]
        try context.deleteHistory(HistoryDescriptor(predicate: #Predicate { $0.token < second }))
        #expect(try fetch(nil) == [2, 3])
        try context.deleteHistory(HistoryDescriptor())
        #expect(try fetch(nil) == [])
        try save("Wien")
        #expect(try fetch(nil) == [4])
        let rows = try travel.container.databaseWriter.read { db in
            try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM evergreen_history")
        }
        #expect(rows == 2)
    }

    @Test func `a token followed by deleted transactions is expired`() throws {
        try save("Rome", "Oslo", "Bern")
        let tokens = try travel.history().map(\.token)
        let second = tokens[1]
        try context.deleteHistory(HistoryDescriptor(predicate: #Predicate { $0.token <= second }))
        #expect(modelError { _ = try travel.history(after: tokens[0]) }?.code == .historyTokenExpired)
        #expect(try travel.history(after: tokens[1]).map(\.transactionIdentifier) == [3])
        #expect(try travel.history(after: tokens[2]).isEmpty)
        #expect(try fetch(nil) == [3])
    }

    @Test func `a deletion with a limit deletes the oldest transactions`() throws {
        try save("Rome", "Oslo", "Bern")
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        descriptor.fetchLimit = 2
        try context.deleteHistory(descriptor)
        #expect(try fetch(nil) == [3])
    }

    @Test func `deleting all data restarts the history`() throws {
        try save("Rome")
        let token = try #require(try travel.history().last).token
        travel.container.deleteAllData()
        #expect(modelError { _ = try travel.history(after: token) }?.code == .historyTokenExpired)
        #expect(try travel.history().isEmpty)
        try save("Oslo")
        #expect(try travel.history().count == 1)
    }

    @Test func `a deletion removes the preserved values`() throws {
        try save("Rome")
        context.delete(try #require(try context.fetch(FetchDescriptor<Trip>()).first))
        try context.save()
        func values() throws -> Int? {
            try travel.container.databaseWriter.read { db in
                try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM evergreen_history_value")
            }
        }
        #expect(try values() == 3)
        try context.deleteHistory(HistoryDescriptor())
        #expect(try values() == 0)
    }

    @Test func `an unreadable transaction is an error that names it`() throws {
        try save("Rome")
        try travel.container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE evergreen_history SET changes = 'x'")
        }
        let error = modelError { _ = try travel.history() }
        #expect(error?.code == .unreadableValue)
        #expect(error?.message.contains("transaction 1") == true)
    }
}

/// When a store keeps a history, and what other programs, schemas and stores see of it.
@MainActor
struct HistoryKeepingTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func library(_ configuration: ModelConfiguration) throws -> ModelContext {
        let context = ModelContext(try ModelContainer(for: Author.self, configurations: configuration))
        context.autosaveEnabled = false
        return context
    }

    private func save(_ name: String, _ context: ModelContext) throws {
        context.insert(Author(name: name))
        try context.save()
    }

    private let everything = HistoryDescriptor<DefaultHistoryTransaction>()

    @Test func `a store without a history reports how to enable it`() throws {
        let context = try library(store.configuration)
        try save("Ada", context)
        for error in [
            modelError { _ = try context.fetchHistory(everything) },
            modelError { try context.deleteHistory(everything) },
        ] {
            #expect(error?.code == .noHistory)
            #expect(error?.message.contains("keepsHistory: true") == true)
        }
        #expect(try store.definition(of: "evergreen_history") == nil)
    }

    @Test func `a configuration starts a history, which the file continues`() throws {
        do {
            let context = try library(ModelConfiguration(url: store.url, keepsHistory: true))
            #expect(try context.fetchHistory(everything).isEmpty)
            try save("Ada", context)
            #expect(try context.fetchHistory(everything).count == 1)
        }
        let context = try library(store.configuration)
        try save("Grace", context)
        #expect(try context.fetchHistory(everything).count == 2)
    }

    @Test func `setting an author starts a history`() throws {
        let context = try library(store.configuration)
        try save("Ada", context)
        context.author = "import"
        try save("Grace", context)
        context.author = nil
        try save("Mary", context)
        #expect(try context.fetchHistory(everything).map(\.author) == ["import", nil])
    }

    @Test func `another container of the file sees the transactions`() throws {
        let configuration = ModelConfiguration(url: store.url, keepsHistory: true)
        let (one, other) = (try library(configuration), try library(configuration))
        try save("Ada", one)
        try save("Grace", other)
        #expect(try one.fetchHistory(everything).map(\.transactionIdentifier) == [1, 2])
    }

    @Test func `changes of a removed class are omitted, and a renamed property has its current name`() throws {
        let file = try TemporaryStore()
        do {
            let container = try ModelContainer(
                for: Previous.Note.self,
                Previous.Label.self,
                configurations: ModelConfiguration(url: file.url)
            )
            let context = ModelContext(container)
            context.autosaveEnabled = false
            let note = Previous.Note(text: "one")
            context.insert(note)
            context.insert(Previous.Label(text: "red"))
            try context.save()
            note.text = "two"
            try context.save()
            context.delete(note)
            try context.save()
        }
        let container = try ModelContainer(
            for: Present.Note.self,
            configurations: ModelConfiguration(url: file.url)
        )
        let transactions = try ModelContext(container).fetchHistory(everything)
        #expect(transactions.map(\.changes.count) == [1, 1, 1])
        guard case .update(let update as DefaultHistoryUpdate<Present.Note>) = transactions[1].changes[0],
            case .delete(let deletion as DefaultHistoryDelete<Present.Note>) = transactions[2].changes[0]
        else {
            Issue.record("\(transactions)")
            return
        }
        #expect(update.updatedAttributes == [\.content])
        #expect(deletion.tombstone[\.content] as? String == "two")
    }

    @Test func `several stores have one history ordered by time, with separate tokens`() throws {
        let folder = store.folder
        let container = try ModelContainer(
            for: Schema([Author.self, Present.Note.self]),
            configurations: [
                ModelConfiguration("library", schema: Schema([Author.self]), url: folder.appendingPathComponent("a")),
                ModelConfiguration(
                    "notes",
                    schema: Schema([Present.Note.self]),
                    url: folder.appendingPathComponent("b")
                ),
            ]
        )
        let context = ModelContext(container)
        context.autosaveEnabled = false
        context.author = "test"
        context.insert(Author(name: "Ada"))
        try context.save()
        context.insert(Present.Note(content: "one"))
        try context.save()
        let transactions = try context.fetchHistory(everything)
        #expect(Set(transactions.map(\.storeIdentifier)) == ["library", "notes"])
        let token = try #require(transactions.first { $0.storeIdentifier == "notes" }).token
        let rest = HistoryDescriptor<DefaultHistoryTransaction>(
            predicate: #Predicate { $0.token > token && $0.storeIdentifier == "notes" }
        )
        #expect(try context.fetchHistory(rest).isEmpty)
        context.insert(Present.Note(content: "two"))
        try context.save()
        #expect(try context.fetchHistory(rest).count == 1)
        try context.deleteHistory(everything)
        #expect(try context.fetchHistory(everything).isEmpty)
    }

    @Test func `a read-only store's history can be read and not deleted`() throws {
        do { try save("Ada", try library(ModelConfiguration(url: store.url, keepsHistory: true))) }
        let context = try library(ModelConfiguration(url: store.url, allowsSave: false))
        #expect(try context.fetchHistory(everything).count == 1)
        #expect(modelError { try context.deleteHistory(everything) }?.code == .readOnlyStore)
    }
}

private enum Previous {
    @Model
    final class Note {
        @Attribute(.preserveValueOnDeletion) var text: String
        init(text: String) { self.text = text }
    }

    @Model
    final class Label {
        var text: String
        init(text: String) { self.text = text }
    }
}

private enum Present {
    @Model
    final class Note {
        @Attribute(.preserveValueOnDeletion, originalName: "text") var content: String
        init(content: String) { self.content = content }
    }
}
