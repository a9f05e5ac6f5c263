import Foundation
import GRDB
import Testing

@testable import EvergreenModelStorage

@Model
private final class Leaf {
    var number: Int

    init(number: Int) { self.number = number }
}

/// A context's entries for released instances.
@MainActor
struct ModelRegistryTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(for: Leaf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        try container.databaseWriter.write { db in
            for number in 0..<5_000 {
                try db.execute(sql: "INSERT INTO leaf (number) VALUES (?)", arguments: [number])
            }
        }
    }

    private func fetch(_ numbers: Range<Int>, in context: ModelContext) throws -> [Leaf] {
        let (start, end) = (numbers.lowerBound, numbers.upperBound)
        return try context.fetch(FetchDescriptor(predicate: #Predicate { $0.number >= start && $0.number < end }))
    }

    @Test func `released instances of paged fetches leave no registry entries`() throws {
        let context = ModelContext(container)
        for start in stride(from: 0, to: 5_000, by: 250) {
            #expect(try fetch(start..<start + 250, in: context).count == 250)
        }
        #expect(context.registry.entryCount <= 1_000)
    }

    @Test func `a large fetch is registered, so that refetching returns the same instances`() throws {
        let context = ModelContext(container)
        let all = try fetch(0..<5_000, in: context)
        let again = try fetch(0..<5_000, in: context)
        #expect(zip(all, again).allSatisfy { $0 === $1 })
        #expect(context.registry.entryCount == 5_000)
    }
}
