import Foundation
import GRDB
import SeededRandomness
import Testing

@testable import EvergreenModelStorage

/// Each kind of `#Predicate` expression is translated to SQL and selects the rows for which it is true.
@MainActor
struct PredicateKindTests {
    let context: ModelContext
    let samples: [Sample]
    let entity: Schema.Entity

    init() throws {
        let container = try sampleContainer()
        let writing = ModelContext(container)
        writing.autosaveEnabled = false
        var random = SeededGenerator(seed: 7)
        writing.insertSamples(80, &random)
        try writing.save()
        context = ModelContext(container)
        samples = try context.fetch(FetchDescriptor<Sample>())
        entity = try #require(container.schema.entity(for: Sample.self))
    }

    private func clauses(_ predicate: Predicate<Sample>) throws -> FetchClauses<Sample> {
        try FetchClauses(FetchDescriptor(predicate: predicate), entity)
    }

    private func expectSQL(
        _ predicate: Predicate<Sample>,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let clauses = try clauses(predicate)
        #expect(clauses.remainder == nil, "\(clauses.reasons)", sourceLocation: location)
        try expectSame(predicate, location)
    }

    private func expectSwift(_ predicate: Predicate<Sample>, _ location: SourceLocation = #_sourceLocation) throws {
        #expect(try clauses(predicate).remainder != nil, sourceLocation: location)
        try expectSame(predicate, location)
    }

    private func expectSame(_ predicate: Predicate<Sample>, _ location: SourceLocation) throws {
        let comparison = try SelectionComparison(predicate, samples, context)
        let sql = try clauses(predicate).condition ?? ""
        #expect(comparison.isEqual, "\(comparison.difference) \(sql)", sourceLocation: location)
    }

    /// In Swift 6.3, "e\u{301}" and "\u{E9}a" are not equal, and neither is less than the other.
    @Test func `texts are compared as in Swift, even where Swift's order is inconsistent`() throws {
        let texts = ["e\u{301}", "\u{E9}a", "\u{E9}", "e", "ea", "e\u{301}a", "f"]
        let container = try sampleContainer()
        let writing = ModelContext(container)
        let group = SampleGroup(title: "", rank: 0)
        for text in texts { writing.insert(Sample(text: text, number: 0, group: group)) }
        try writing.save()
        let context = ModelContext(container)
        func scalars(_ texts: [String]) -> Set<[UInt32]> { Set(texts.map { $0.unicodeScalars.map(\.value) }) }
        func fetch(_ predicate: Predicate<Sample>) throws -> Set<[UInt32]> {
            scalars(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.text))
        }
        for text in texts {
            #expect(try fetch(#Predicate { $0.text < text }) == scalars(texts.filter { $0 < text }))
            #expect(try fetch(#Predicate { $0.text <= text }) == scalars(texts.filter { $0 <= text }))
            #expect(try fetch(#Predicate { $0.text > text }) == scalars(texts.filter { $0 > text }))
            #expect(try fetch(#Predicate { $0.text >= text }) == scalars(texts.filter { $0 >= text }))
            #expect(try fetch(#Predicate { $0.text == text }) == scalars(texts.filter { $0 == text }))
        }
    }

    @Test func `comparisons and logic are SQL`() throws {
        try expectSQL(#Predicate { $0.number == 1 })
        try expectSQL(#Predicate { $0.number > 1 && $0.number <= 100 })
        try expectSQL(#Predicate { !($0.number != 1) || $0.flag })
        try expectSQL(#Predicate { $0.double < 0.3 })
        try expectSQL(#Predicate { $0.float >= 0.1 })
        try expectSQL(#Predicate { $0.flag == true })
        try expectSQL(#Predicate { $0.flag != $0.flag })
        try expectSQL(#Predicate { $0.number > 1 ? $0.flag : !$0.flag })
        try expectSQL(#Predicate { $0.text < $0.group.title })
        try expectSQL(.true)
        try expectSQL(.false)
    }

    @Test func `overflowing arithmetic has no value`() throws {
        try expectSQL(#Predicate { $0.number + 1 > 0 })
        try expectSQL(#Predicate { !($0.number + 1 > 0) })
        try expectSQL(#Predicate { 10 / $0.number > 1 })
        try expectSQL(#Predicate { 10 % $0.number == 1 })
        try expectSQL(#Predicate { -$0.number > 1 })
        try expectSQL(#Predicate { $0.number * 2 > 1 || $0.flag })
        try expectSQL(#Predicate { $0.small + 100 > 0 })
        try expectSQL(#Predicate { $0.byte - 100 > 0 })
        try expectSQL(#Predicate { $0.double / 0 > 1 })
        try expectSQL(#Predicate { $0.double * 0 != 0 })
    }

    @Test func `optionals are SQL`() throws {
        let none: String? = nil
        try expectSQL(#Predicate { $0.optionalNumber == nil })
        try expectSQL(#Predicate { $0.optionalNumber != nil && $0.optionalNumber == 1 })
        try expectSQL(#Predicate { ($0.optionalNumber ?? 3) > 2 })
        try expectSQL(#Predicate { $0.optionalNumber! > 2 })
        try expectSQL(#Predicate { !($0.optionalNumber! > 2) })
        try expectSQL(#Predicate { $0.optionalText == none })
        try expectSQL(#Predicate { $0.optionalText?.isEmpty == true })
        try expectSQL(#Predicate { $0.optionalText?.count != 2 })
        try expectSQL(
            #Predicate { sample in if let number = sample.optionalNumber { number + 1 > 3 } else { sample.flag } }
        )
        try expectSQL(#Predicate { $0.optionalFlag == false })
        try expectSQL(#Predicate { $0.optionalFlag ?? true })
        try expectSQL(#Predicate { $0.point == nil })
        try expectSQL(#Predicate { $0.level == nil })
    }

    @Test(arguments: Extremes.texts)
    func `text operations are SQL`(_ text: String) throws {
        let (same, ascending) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
        try expectSQL(#Predicate { $0.text == text })
        try expectSQL(#Predicate { $0.optionalText != text })
        try expectSQL(#Predicate { $0.text < text })
        try expectSQL(#Predicate { $0.text.contains(text) })
        try expectSQL(#Predicate { $0.text.starts(with: text) })
        try expectSQL(#Predicate { $0.text.localizedStandardContains(text) })
        try expectSQL(#Predicate { $0.optionalText?.localizedStandardContains(text) == true })
        try expectSQL(#Predicate { $0.text.caseInsensitiveCompare(text) == same })
        try expectSQL(#Predicate { $0.text.localizedCompare(text) == ascending })
        try expectSQL(#Predicate { $0.text.count == text.count })
    }

    @Test func `values of other types are SQL`() throws {
        let (date, uuid, url) = (Extremes.dates[3], Extremes.uuids[1], Extremes.urls[0])
        let (price, data, suit) = (Extremes.decimals[2], Data("a".utf8), Sample.Suit.hearts)
        try expectSQL(#Predicate { $0.date == date })
        try expectSQL(#Predicate { $0.date > date && $0.optionalDate != date })
        try expectSQL(#Predicate { $0.uuid == uuid })
        try expectSQL(#Predicate { $0.uuid < uuid })
        try expectSQL(#Predicate { $0.url == url })
        try expectSQL(#Predicate { $0.data == data })
        try expectSQL(#Predicate { $0.data.isEmpty })
        try expectSQL(#Predicate { $0.price == price })
        try expectSQL(#Predicate { $0.price > price })
        try expectSQL(#Predicate { $0.suit == suit })
        try expectSQL(#Predicate { $0.suit.rawValue == "clubs" })
        try expectSQL(#Predicate { $0.level?.rawValue == 1 })
        try expectSQL(#Predicate { $0.unsigned == 1 })
    }

    @Test func `ranges and collections are SQL`() throws {
        let (numbers, texts) = ([1, 2, Int.max], ["a", "é", "\u{212A}ate"])
        let (suits, none) = (Set([Sample.Suit.clubs]), [Int]())
        let range = 1..<100
        let identifiers = samples.prefix(3).map(\.persistentModelID)
        try expectSQL(#Predicate { range.contains($0.number) })
        try expectSQL(#Predicate { (1...7).contains($0.number) })
        try expectSQL(#Predicate { ($0.number...7).contains(3) })
        try expectSQL(#Predicate { numbers.contains($0.number) })
        try expectSQL(#Predicate { !texts.contains($0.text) })
        try expectSQL(#Predicate { suits.contains($0.suit) })
        try expectSQL(#Predicate { none.contains($0.number) })
        try expectSQL(#Predicate { identifiers.contains($0.persistentModelID) })
        try expectSQL(#Predicate { sample in texts.contains { $0 == sample.text } })
        try expectSQL(#Predicate { sample in texts.allSatisfy { $0 != sample.text } })
    }

    @Test func `related models are SQL`() throws {
        let owner = try #require(samples.lazy.compactMap(\.owner).first).persistentModelID
        try expectSQL(#Predicate { $0.group.rank == 1 })
        try expectSQL(#Predicate { $0.owner == nil })
        try expectSQL(#Predicate { $0.owner?.name == "a" })
        try expectSQL(#Predicate { $0.owner?.boss?.age != nil })
        try expectSQL(#Predicate { $0.owner?.boss?.boss?.name != "a" })
        try expectSQL(#Predicate { $0.owner!.name == "a" })
        // Two forced unwraps: SQL can represent only one cause of a missing value.
        try expectSwift(#Predicate { !($0.owner!.boss!.name == "a") })
        try expectSQL(#Predicate { $0.owner?.persistentModelID == owner })
        try expectSQL(#Predicate { $0.owner?.id != owner })
        try expectSQL(#Predicate { $0.parent == $0.parent?.parent })
        try expectSQL(#Predicate { sample in if let owner = sample.owner { owner.samples.count > 1 } else { false } })
        try expectSQL(#Predicate { $0.children.isEmpty })
        try expectSQL(#Predicate { $0.children.count > 1 })
        try expectSQL(#Predicate { $0.labels.contains { $0.name == "a" } })
        try expectSQL(#Predicate { sample in sample.children.contains { $0.number > sample.number } })
        try expectSQL(#Predicate { $0.labels.allSatisfy { $0.weight != nil } })
        try expectSQL(#Predicate { $0.labels.contains { $0.weight! + 1 > 0 } })
        try expectSQL(#Predicate { $0.labels.filter { $0.weight == nil }.count == 1 })
        try expectSQL(#Predicate { sample in sample.labels.contains { $0.samples.contains(sample) } })
        try expectSQL(#Predicate { sample in sample.group.samples.filter { $0.flag }.contains(sample) })
    }

    @Test func `casts are SQL`() throws {
        try expectSQL(#Predicate { ($0.optionalNumber as? Int) == 1 })
        try expectSQL(#Predicate { $0.optionalNumber is Int })
    }

    @Test func `predicates beyond SQL are evaluated in Swift over the rows that the rest selects`() throws {
        try expectSwift(#Predicate { $0.marks.contains(1) })
        try expectSwift(#Predicate { $0.marks.isEmpty && $0.number > 0 })
        try expectSwift(#Predicate { $0.marks[0] == 0 })
        try expectSwift(#Predicate { $0.marks.max() == 1 })
        try expectSwift(#Predicate { $0.unsigned - 1 > 5 })
        try expectSwift(#Predicate { $0.point?.x == 1 })
        let clauses = try clauses(#Predicate { $0.number > 0 && $0.marks.isEmpty && $0.flag })
        #expect(clauses.condition == #"("sample"."number" > ?) AND ("sample"."flag" <> 0)"#)
    }

    @Test func `evaluation in Swift is reported once`() throws {
        let first = try clauses(#Predicate { $0.marks.contains(1) })
        let second = try clauses(#Predicate { $0.marks.contains(2) })
        #expect(!first.reasons.isEmpty && first.reasons == second.reasons)
        // Both were reported by the translation, which ran twice.
        #expect(FetchReport.unreported(first.reasons, entity).isEmpty)
        #expect(FetchReport.unreported(["a reason of this test"], entity) == ["a reason of this test"])
        #expect(FetchReport.unreported(["a reason of this test"], entity) == [])
    }

    @Test func `predicates of equal shape are equal statements`() throws {
        func sql(_ number: Int, _ text: String) throws -> String? {
            try clauses(#Predicate { $0.number > number && $0.text == text }).condition
        }
        #expect(try sql(1, "a") == sql(-5, "xyz"))
    }

    @Test func `a translated predicate has the properties and tables that it reads`() throws {
        let own = try clauses(#Predicate { $0.number > 1 && $0.flag })
        #expect(
            own.properties
                == Set(["number", "flag"].compactMap { name in entity.allProperties.firstIndex { $0.name == name } })
        )
        #expect(!own.readsOtherTables)
        #expect(try clauses(#Predicate { $0.owner?.name == "a" }).readsOtherTables)
        #expect(try !clauses(#Predicate { $0.owner == nil }).readsOtherTables)
        #expect(try clauses(#Predicate { $0.marks.isEmpty }).readsOtherTables)
    }
}
