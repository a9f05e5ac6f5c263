import EvergreenModelStorage
import Foundation
import GRDB
import SeededRandomness

// The model classes of the predicate tests: an attribute of each kind, and a relationship of each kind.

@Model
final class Sample {
    var text: String
    var optionalText: String?
    var number: Int
    var optionalNumber: Int?
    var small: Int8 = 0
    var byte: UInt8 = 0
    var unsigned: UInt = 0
    var double: Double = 0
    var optionalDouble: Double?
    var float: Float = 0
    var flag = false
    var optionalFlag: Bool?
    var date = Date(timeIntervalSince1970: 0)
    var optionalDate: Date?
    var uuid = UUID()
    var url: URL?
    var data = Data()
    var price = Decimal(0)
    var suit: Suit = Suit.clubs
    var level: Level?
    var marks: [Int] = []
    var point: Point?
    var owner: SampleOwner?
    var group: SampleGroup
    var parent: Sample?
    @Relationship(inverse: \Sample.parent) var children: [Sample] = []
    @Relationship(inverse: \SampleLabel.samples) var labels: [SampleLabel] = []

    init(text: String, number: Int, group: SampleGroup) {
        self.text = text
        self.number = number
        self.group = group
    }

    enum Suit: String, Codable, CaseIterable { case clubs, diamonds, hearts, spades }
    enum Level: Int, Codable, CaseIterable { case low = -1, middle, high }
    struct Point: Codable, Equatable { var x = 0 }
}

@Model
final class SampleOwner {
    var name: String
    var age: Int?
    var boss: SampleOwner?
    @Relationship(inverse: \Sample.owner) var samples: [Sample] = []

    init(name: String) { self.name = name }
}

@Model
final class SampleGroup {
    var title: String
    var rank: Int
    @Relationship(inverse: \Sample.group) var samples: [Sample] = []

    init(title: String, rank: Int) {
        self.title = title
        self.rank = rank
    }
}

@Model
final class SampleLabel {
    var name: String
    var weight: Int?
    var samples: [Sample] = []

    init(name: String) { self.name = name }
}

/// Opens an in-memory container of samples.
func sampleContainer() throws -> ModelContainer {
    try ModelContainer(for: Sample.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// Edge cases.
enum Extremes {
    static let texts = [
        "", "a", "A", "ab", "Kate", "\u{212A}ate", "kate", "é", "e\u{301}", "éa", "e\u{301}a", "École", "ecole", "ß",
        "SS",
        "ss", "👩‍👩‍👧", "👩", "🇩🇪", "🇩", "\r\n", "\n", "a\r\nb", ";", "\u{37E}", "`", "%", "_", "'", "\"", "x y", "Å",
        "\u{212B}", "A\u{30A}", "ﬁ", "fi", "日本語", "\u{200D}", "null", "0", "1.0",
    ]
    static let integers = [Int.min, Int.min + 1, -3, -2, -1, 0, 1, 2, 3, 7, 127, 128, 1 << 31, Int.max - 1, Int.max]
    static let doubles: [Double] = [
        0, -0.0, 1, -1, 0.1, 0.2, 0.3, 1e308, -1e308, .infinity, -.infinity, 5e-324, 1e15, 9_007_199_254_740_993, 2.5,
    ]
    /// Dates as they are fetched: a text with milliseconds gives the nearest `Date`, which may differ from the stored one.
    static let dates = [-62_135_596_800, -1, -0.001, 0, 0.001, 0.5, 1_700_000_000.123, 253_402_300_799]
        .compactMap { Date.fromDatabaseValue(Date(timeIntervalSince1970: $0).databaseValue) }
    static let decimals = ["0", "1", "1.0", "-1", "0.1", "10", "9", "99999999999999999999.5", "1e-20"]
        .compactMap { Decimal(string: $0) }
    static let uuids = (0..<4).map { UUID(uuid: ($0 * 60, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, $0)) }
    static let urls = ["https://a.example/", "https://a.example/b?c=d", "file:///x"].compactMap { URL(string: $0) }
}

extension ModelContext {
    /// Inserts samples with values of all kinds, and relates them.
    func insertSamples(_ count: Int, _ random: inout SeededGenerator) {
        func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
        func maybe<T>(_ value: @autoclosure () -> T) -> T? {
            Int.random(in: 0..<3, using: &random) == 0 ? nil : value()
        }
        let groups = (0..<3).map { SampleGroup(title: pick(Extremes.texts), rank: $0) }
        let owners = (0..<6).map { _ in SampleOwner(name: pick(Extremes.texts)) }
        for owner in owners {
            owner.age = maybe(pick(Extremes.integers))
            owner.boss = maybe(pick(owners))
        }
        let labels = (0..<5).map { _ in SampleLabel(name: pick(Extremes.texts)) }
        for label in labels { label.weight = maybe(pick(Extremes.integers)) }
        var samples: [Sample] = []
        for _ in 0..<count {
            let sample = Sample(text: pick(Extremes.texts), number: pick(Extremes.integers), group: pick(groups))
            sample.optionalText = maybe(pick(Extremes.texts))
            sample.optionalNumber = maybe(pick(Extremes.integers))
            sample.small = Int8.random(in: .min ... .max, using: &random)
            sample.byte = UInt8.random(in: .min ... .max, using: &random)
            sample.unsigned = UInt(pick(Extremes.integers).magnitude / 2)
            sample.double = pick(Extremes.doubles)
            sample.optionalDouble = maybe(pick(Extremes.doubles))
            sample.float = pick([0, 0.1, -1.5, .infinity, 3.4e38, 16_777_217])
            sample.flag = Bool.random(using: &random)
            sample.optionalFlag = maybe(Bool.random(using: &random))
            sample.date = pick(Extremes.dates)
            sample.optionalDate = maybe(pick(Extremes.dates))
            sample.uuid = pick(Extremes.uuids)
            sample.url = maybe(pick(Extremes.urls))
            sample.data = Data(pick(Extremes.texts).utf8)
            sample.price = pick(Extremes.decimals)
            sample.suit = pick(Sample.Suit.allCases)
            sample.level = maybe(pick(Sample.Level.allCases))
            sample.marks = (0..<Int.random(in: 0..<3, using: &random)).map { $0 }
            sample.point = maybe(Sample.Point(x: 1))
            sample.owner = maybe(pick(owners))
            sample.parent = samples.isEmpty ? nil : maybe(pick(samples))
            insert(sample)
            sample.labels = labels.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            samples.append(sample)
        }
    }
}
