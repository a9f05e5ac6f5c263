import Foundation
import GRDB
import SeededRandomness
import Testing

@testable import EvergreenModelStorage

/// SQL sorts as Swift does.
@MainActor
struct SortTests {
    let context: ModelContext
    let samples: [Sample]
    let entity: Schema.Entity

    init() throws {
        let container = try sampleContainer()
        let writing = ModelContext(container)
        writing.autosaveEnabled = false
        var random = SeededGenerator(seed: 11)
        writing.insertSamples(120, &random)
        // Swift's string order is inconsistent for texts in several normal forms: "e\u{301}" < "\u{e9}a" is false.
        for sample in try writing.fetch(FetchDescriptor<Sample>()) {
            sample.text = sample.text.precomposedStringWithCanonicalMapping
            sample.optionalText = sample.optionalText?.precomposedStringWithCanonicalMapping
            sample.group.title = sample.group.title.precomposedStringWithCanonicalMapping
            if let owner = sample.owner { owner.name = owner.name.precomposedStringWithCanonicalMapping }
        }
        try writing.save()
        context = ModelContext(container)
        samples = try context.fetch(FetchDescriptor<Sample>())
        entity = try #require(container.schema.entity(for: Sample.self))
    }

    private func expectSQL(_ descriptors: SortDescriptor<Sample>..., location: SourceLocation = #_sourceLocation) throws
    {
        let descriptor = FetchDescriptor(sortBy: descriptors)
        let clauses = try FetchClauses(descriptor, entity)
        #expect(!clauses.isOrderedInSwift, "\(clauses.reasons)", sourceLocation: location)
        let fetched = try context.fetch(descriptor).map(\.persistentModelID)
        #expect(fetched == samples.sorted(using: descriptors).map(\.persistentModelID), sourceLocation: location)
    }

    @Test(arguments: [SortOrder.forward, .reverse])
    func `SQL's order equals sorted(using)`(_ order: SortOrder) throws {
        try expectSQL(SortDescriptor(\.text, order: order))
        try expectSQL(SortDescriptor(\.text, comparator: .lexical, order: order))
        try expectSQL(SortDescriptor(\.optionalText, order: order), SortDescriptor(\.number))
        try expectSQL(SortDescriptor(\.number, order: order))
        try expectSQL(SortDescriptor(\.optionalNumber, order: order), SortDescriptor(\.uuid, order: order))
        try expectSQL(SortDescriptor(\.small, order: order))
        try expectSQL(SortDescriptor(\.double, order: order))
        try expectSQL(SortDescriptor(\.optionalDouble, order: order))
        try expectSQL(SortDescriptor(\.float, order: order))
        try expectSQL(SortDescriptor(\.date, order: order), SortDescriptor(\.optionalDate))
        try expectSQL(SortDescriptor(\.price, order: order))
        try expectSQL(SortDescriptor(\.unsigned, order: order))
        try expectSQL(SortDescriptor(\.group.rank, order: order), SortDescriptor(\.group.title))
        try expectSQL(SortDescriptor(\.persistentModelID, order: order))
        try expectSQL(SortDescriptor(\.owner?.name, order: order), SortDescriptor(\.number))
        try expectSQL(SortDescriptor(\.owner?.age, order: order), SortDescriptor(\.uuid))
        try expectSQL(SortDescriptor(\.owner?.boss?.name, order: order), SortDescriptor(\.number))
        try expectSQL(SortDescriptor(\.parent?.parent?.owner?.age, order: order), SortDescriptor(\.number))
        try expectSQL(SortDescriptor(\.text, comparator: .localized, order: order), SortDescriptor(\.number))
        try expectSQL(SortDescriptor(\.text, comparator: .localizedStandard, order: order), SortDescriptor(\.number))
        try expectSQL(
            SortDescriptor(\.optionalText, comparator: .localizedStandard, order: order),
            SortDescriptor(\.uuid)
        )
        try expectSQL(
            SortDescriptor(\.group.title, comparator: .localizedStandard, order: order),
            SortDescriptor(\.uuid)
        )
        try expectSQL(
            SortDescriptor(\.owner?.name, comparator: .localizedStandard, order: order),
            SortDescriptor(\.uuid)
        )
    }

    @Test func `localizedStandard is a natural order`() throws {
        for (text, sample) in zip(["Chapter 10", "chapter 9", "Éclair", "eclair", "Zoo"], samples) {
            sample.text = text
        }
        let five = Array(samples.prefix(5).reversed())
        let sorted = five.sorted(using: SortDescriptor(\Sample.text, comparator: .localizedStandard)).map(\.text)
        #expect(sorted == ["chapter 9", "Chapter 10", "eclair", "Éclair", "Zoo"])
        #expect(
            SortDescriptor(\Sample.text, comparator: .localizedStandard)
                == SortDescriptor(\Sample.text, comparator: .localizedStandard)
        )
        #expect(SortDescriptor(\Sample.text, comparator: .localizedStandard) != SortDescriptor(\Sample.text))
    }

    @Test func `a descriptor's order can be changed`() throws {
        var descriptor = SortDescriptor(\Sample.optionalNumber)
        descriptor.order = .reverse
        let made = SortDescriptor(\Sample.optionalNumber, order: .reverse)
        let expected = samples.sorted(using: made).map(\.persistentModelID)
        #expect(try context.fetch(FetchDescriptor(sortBy: [descriptor])).map(\.persistentModelID) == expected)
        var sorted = samples
        sorted.sort(by: [descriptor])
        #expect(sorted.map(\.persistentModelID) == expected)
    }

    @Test func `fetches with orders beyond SQL are sorted in Swift and limited afterwards`() throws {
        var descriptor = FetchDescriptor(sortBy: [SortDescriptor(\Sample.text.count), SortDescriptor(\.number)])
        let expected = samples.sorted(using: descriptor.sortBy).map(\.persistentModelID)
        #expect(try context.fetch(descriptor).map(\.persistentModelID) == expected)
        descriptor.fetchOffset = 3
        descriptor.fetchLimit = 5
        #expect(try context.fetch(descriptor).map(\.persistentModelID) == Array(expected[3..<8]))
        #expect(try context.fetchIdentifiers(descriptor) == Array(expected[3..<8]))
        #expect(try context.fetchCount(descriptor) == 5)
    }

    @Test func `an order through an optional and a required relationship equals sorted(using)`() throws {
        let descriptors = [SortDescriptor(\Sample.parent?.group.rank), SortDescriptor(\Sample.number)]
        let expected = samples.sorted(using: descriptors).map(\.persistentModelID)
        #expect(try context.fetch(FetchDescriptor(sortBy: descriptors)).map(\.persistentModelID) == expected)
    }
}
