import Dispatch
import EvergreenModelStorage
import Foundation
import GRDB
import SeededRandomness
import Synchronization
import Testing

@Model
private final class Item {
    var name: String
    var rank = 0
    var note = ""

    init(name: String, rank: Int) {
        self.name = name
        self.rank = rank
    }
}

@MainActor
struct ModelResultsTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try ModelContainer(for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    /// Completes all pending turns.
    private func endTurn() async {
        for _ in 1...3 {
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
    }

    private func add(_ count: Int) throws {
        for index in 0..<count { context.insert(Item(name: "item \(index)", rank: index % 7)) }
        try context.save()
    }

    @Test func `processPendingChanges updates results immediately`() throws {
        try add(3)
        let results = try context.results(of: FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)]))
        let first = try #require(results.models.first)
        first.name = "z"
        #expect(results.models.first === first)
        context.processPendingChanges()
        #expect(results.models.last === first)
    }

    @Test func `a row that becomes readable is shown while all keys are still to be read`() async throws {
        try add(3)
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE item SET rank = 'high' WHERE id = 2")
        }
        let reader = ModelContext(container)
        let results = try reader.results(of: FetchDescriptor<Item>())
        #expect(results.models.map(\.name) == ["item 0", "item 2"])
        try container.databaseWriter.unsafeReentrantWrite { db in
            // After a schema change, the changed rows are unknown.
            try db.execute(sql: "CREATE TABLE another (id INTEGER PRIMARY KEY)")
            try db.execute(sql: "UPDATE item SET rank = 3 WHERE id = 2")
            // The context applies the changes, while nothing can be read in the background.
            _ = try reader.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.rank > 100 }))
        }
        await endTurn()
        #expect(results.models.map(\.name) == ["item 0", "item 1", "item 2"])
        #expect(results.unreadable == nil)
    }

    // MARK: An oracle

    private static let descriptors: [FetchDescriptor<Item>] = {
        var limited = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.rank, order: .reverse)])
        limited.fetchLimit = 5
        var page = FetchDescriptor<Item>()
        (page.fetchLimit, page.fetchOffset) = (4, 3)
        var rest = FetchDescriptor<Item>(predicate: #Predicate { $0.rank > 2 })
        rest.fetchOffset = 2
        var stored = FetchDescriptor<Item>(sortBy: [SortDescriptor(\.rank)])
        stored.includePendingChanges = false
        return [
            FetchDescriptor(), FetchDescriptor(sortBy: [SortDescriptor(\.rank), SortDescriptor(\.name)]),
            FetchDescriptor(predicate: #Predicate { $0.rank > 3 }, sortBy: [SortDescriptor(\.name)]), limited, page,
            rest,
            stored,
        ]
    }()

    @Test(arguments: [1, 2, 3, 4, 5, UInt64.random(in: 0...UInt64.max)])
    func `results equal a fresh fetch after each step of a random workload`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        context.autosaveEnabled = false
        try add(20)
        let results = try Self.descriptors.map { try context.results(of: $0) }
        for step in 0..<150 {
            let known = try context.fetch(FetchDescriptor<Item>())
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: context.insert(Item(name: "new \(step)", rank: .random(in: 0..<7, using: &random)))
            case 2: if let item = known.randomElement(using: &random) { context.delete(item) }
            case 3, 4: known.randomElement(using: &random)?.rank = .random(in: 0..<7, using: &random)
            case 5: known.randomElement(using: &random)?.note = "step \(step)"
            case 6: try context.save()
            case 7: context.rollback()
            default: try await write(&random)
            }
            await endTurn()
            for (descriptor, result) in zip(Self.descriptors, results) {
                // Retained here: a row's instance differs after it was released.
                let fresh = try context.fetch(descriptor)
                // If a commit requires more than its rows, they are read in the background.
                let deadline = ContinuousClock.now + .seconds(10)
                repeat { await endTurn() } while !areSame(result.models, fresh) && ContinuousClock.now < deadline
                try #require(areSame(result.models, fresh), "step \(step), seed \(random.seed)")
            }
            let stored = try ModelContext(container).fetch(FetchDescriptor<Item>())
            for item in known where !item.hasChanges && !item.isDeleted {
                let other = stored.first { $0.persistentModelID == item.persistentModelID }
                try #require(
                    item.name == other?.name && item.rank == other?.rank && item.note == other?.note,
                    "step \(step), seed \(random.seed)"
                )
            }
        }
    }

    private func areSame(_ models: [Item], _ others: [Item]) -> Bool {
        models.map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init)
    }

    /// Changes rows as another program does.
    private func write(_ random: inout SeededGenerator) async throws {
        let (rank, kind) = (Int.random(in: 0..<7, using: &random), Int.random(in: 0..<3, using: &random))
        try await container.databaseWriter.write { db in
            switch kind {
            case 0:
                try db.execute(sql: "INSERT INTO item (name, rank, note) VALUES ('other', ?, '')", arguments: [rank])
            case 1: try db.execute(sql: "DELETE FROM item WHERE id = (SELECT max(id) FROM item)")
            default: try db.execute(sql: "UPDATE item SET rank = ? WHERE id % 3 = 0", arguments: [rank])
            }
        }
    }

    // MARK: Cost

    @Test func `one changed row of many is read alone`() async throws {
        try await container.databaseWriter.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
                    INSERT INTO item (name, rank, note) SELECT 'item ' || n, n % 7, '' FROM numbers
                    """
            )
        }
        let results = try context.results(
            of: FetchDescriptor<Item>(predicate: #Predicate { $0.rank >= 0 }, sortBy: [SortDescriptor(\.name)])
        )
        #expect(results.models.count == 10_000)
        // The first commit after a query has started may read all keys once more.
        let other = try #require(results.models.first { $0.name == "item 78" })
        other.name = "b"
        try context.save()
        await endTurn()
        let statements = Mutex<[String]>([])
        container.databaseWriter.unsafeReentrantWrite { db in
            db.trace { @Sendable event in
                let sql = event.description
                if sql.contains("SELECT"), sql.contains("item") { statements.withLock { $0.append(sql) } }
            }
        }
        let item = try #require(results.models.first { $0.name == "item 77" })
        item.name = "a"
        try context.save()
        await endTurn()
        #expect(results.models.first === item && results.models.count == 10_000)
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE item SET name = 'zzz' WHERE name = 'a'")
        }
        for _ in 0..<5_000 where results.models.last !== item { await endTurn() }
        #expect(results.models.last === item)
        let selects = statements.withLock { $0 }
        #expect(!selects.isEmpty)
        // Each reads rows by their keys.
        #expect(
            selects.allSatisfy { $0.contains(#""rowid" = ?"#) || $0.contains("IN (SELECT value FROM json_each(?))") },
            "\(selects)"
        )
    }

    // MARK: Notifications

    @Test func `a change to a property outside of the filter and order causes no notification`() async throws {
        try add(3)
        let results = try context.results(of: FetchDescriptor<Item>())
        var count = 0
        let observer = results.observe { count += 1 }
        defer { results.removeObserver(observer) }
        results.models[0].note = "changed"
        await endTurn()
        #expect(!context.hasChanges)
        #expect(count == 0)
    }

    @Test func `an insert and its save notify once`() async throws {
        try add(3)
        let results = try context.results(of: FetchDescriptor<Item>())
        var counts: [Int] = []
        let observer = results.observe { counts.append(results.models.count) }
        defer { results.removeObserver(observer) }
        context.insert(Item(name: "new", rank: 1))
        #expect(counts == [4])
        await endTurn()
        #expect(!context.hasChanges)
        #expect(counts == [4])
    }

    @Test func `equal descriptors share results, and different ones do not`() throws {
        let (low, high) = (2, 3)
        func descriptor(_ rank: Int) -> FetchDescriptor<Item> {
            FetchDescriptor(predicate: #Predicate { $0.rank > rank }, sortBy: [SortDescriptor(\.name)])
        }
        let results = try context.results(of: descriptor(low))
        #expect(try context.results(of: descriptor(low)) === results)
        #expect(try context.results(of: descriptor(high)) !== results)
        #expect(try ModelContext(container).results(of: descriptor(low)) !== results)
    }

    @Test func `results are released with their last reference`() throws {
        weak var weakResults: ModelResults<Item>?
        do {
            let results = try context.results(of: FetchDescriptor<Item>())
            weakResults = results
            #expect(results.models.isEmpty)
        }
        #expect(weakResults == nil)
    }

    @Test func `unreferenced models of results are released`() async throws {
        try add(3)
        weak var item: Item?
        do {
            let results = try context.results(of: FetchDescriptor<Item>())
            item = results.models.first
            #expect(item != nil)
        }
        await endTurn()
        #expect(item == nil)
    }
}
