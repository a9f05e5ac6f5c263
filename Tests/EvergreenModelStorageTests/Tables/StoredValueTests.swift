import EvergreenDatabase
import EvergreenModelStorage
import Foundation
import GRDB
import Testing

struct StoredValueTests {
    private let container: ModelContainer
    private var writer: any DatabaseWriter { container.databaseWriter }

    init() throws {
        container = try ModelContainer(for: StoredSample.self, configurations: .init(isStoredInMemoryOnly: true))
    }

    @Test func `a GRDB record fetches a stored model`() throws {
        let context = ModelContext(container)
        context.insert(StoredSample(SampleRecord.example))
        context.insert(StoredSample(SampleRecord.empty))
        try context.save()
        let records = try writer.read { db in try SampleRecord.order(Column("id")).fetchAll(db) }
        #expect(records.map { $0.withoutID } == [SampleRecord.example, SampleRecord.empty])
    }

    @Test func `a model fetches a stored GRDB record`() throws {
        try writer.write { db in
            for record in [SampleRecord.example, SampleRecord.empty] { try record.insert(db) }
        }
        let context = ModelContext(container)
        let models = try context.fetch(FetchDescriptor<StoredSample>())
        #expect(models.map(\.record) == [SampleRecord.example, SampleRecord.empty])
    }

    @Test func `models and GRDB records store the same bytes`() throws {
        let context = ModelContext(container)
        context.insert(StoredSample(SampleRecord.example))
        try context.save()
        try writer.write { db in try SampleRecord.example.insert(db) }
        let rows = try writer.read { db in try Row.fetchAll(db, sql: "SELECT * FROM storedSample ORDER BY id") }
        let columns = Array(rows[0].columnNames).filter { $0 != "id" }
        for column in columns {
            #expect(rows[0][column] as DatabaseValue == rows[1][column] as DatabaseValue, "\(column)")
        }
    }

    @Test func `SQL reads and writes the same values`() throws {
        try writer.write { db in
            try db.execute(
                sql: """
                    INSERT INTO storedSample (flag, small, big, real, text, date, data, uuid, url, amount, mood, list, point)
                    VALUES (1, -3, 9223372036854775807, 0.5, 'é', '2001-01-01 00:00:00.000', x'0102', \
                    x'E621E1F8C36C495A93FC0C247A3E6E5F', 'https://example.org/', '12.50', 'good', '["a"]', '{"x":1,"y":2}')
                    """
            )
        }
        let context = ModelContext(container)
        let model = try #require(try context.fetch(FetchDescriptor<StoredSample>()).first)
        #expect(model.record == SampleRecord.example)
        model.text = "changed"
        model.point = SampleRecord.Point(x: 7, y: 8)
        try context.save()
        let row = try writer.read { db in try Row.fetchOne(db, sql: "SELECT text, point FROM storedSample") }
        #expect(row == ["text": "changed", "point": #"{"x":7,"y":8}"#])
    }

    @Test func `a GRDB request observes saved models`() async throws {
        let context = DatabaseContext.readOnly { [container] in container.databaseWriter }
        var values = context.values(of: SampleTexts()).makeAsyncIterator()
        #expect(try await values.next() == [])
        let models = ModelContext(container)
        models.insert(StoredSample(SampleRecord.example))
        try models.save()
        #expect(try await values.next() == ["é"])
        try await writer.write { db in try db.execute(sql: "UPDATE storedSample SET text = 'sql'") }
        #expect(try await values.next() == ["sql"])
    }
}

struct SampleTexts: ValueObservationQueryable {
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT text FROM storedSample ORDER BY id")
    }
}

/// A record of the table in which `StoredSample` is stored.
struct SampleRecord: Codable, Equatable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "storedSample"

    enum Mood: String, Codable { case good, bad }

    struct Point: Codable, Equatable {
        var x: Int
        var y: Int
    }

    var id: Int64?
    var flag: Bool
    var small: Int8
    var big: Int64
    var real: Double
    var text: String
    var date: Date
    var data: Data
    var uuid: UUID
    var url: URL
    var amount: Decimal
    var mood: Mood
    var list: [String]
    var point: Point
    var optionalNumber: Int?
    var optionalText: String?
    var optionalDate: Date?
    var optionalPoint: Point?

    var withoutID: SampleRecord {
        var record = self
        record.id = nil
        return record
    }

    static var example: SampleRecord {
        SampleRecord(
            flag: true,
            small: -3,
            big: .max,
            real: 0.5,
            text: "é",
            date: Date(timeIntervalSinceReferenceDate: 0),
            data: Data([1, 2]),
            uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID(),
            url: URL(string: "https://example.org/") ?? URL(fileURLWithPath: "/"),
            amount: Decimal(string: "12.50") ?? 0,
            mood: .good,
            list: ["a"],
            point: Point(x: 1, y: 2)
        )
    }

    static var empty: SampleRecord {
        var record = example
        (record.flag, record.small, record.big, record.real, record.text) = (false, 0, .min, -0.25, "")
        (record.data, record.list, record.mood) = (Data(), [], .bad)
        record.optionalNumber = 5
        record.optionalText = "there"
        record.optionalDate = Date(timeIntervalSince1970: 1.5)
        record.optionalPoint = Point(x: 3, y: 4)
        return record
    }
}

@Model
final class StoredSample {
    var flag: Bool
    var small: Int8
    var big: Int64
    var real: Double
    var text: String
    var date: Date
    var data: Data
    var uuid: UUID
    var url: URL
    var amount: Decimal
    var mood: SampleRecord.Mood
    var list: [String]
    var point: SampleRecord.Point
    var optionalNumber: Int?
    var optionalText: String?
    var optionalDate: Date?
    var optionalPoint: SampleRecord.Point?

    init(_ record: SampleRecord) {
        flag = record.flag
        small = record.small
        big = record.big
        real = record.real
        text = record.text
        date = record.date
        data = record.data
        uuid = record.uuid
        url = record.url
        amount = record.amount
        mood = record.mood
        list = record.list
        point = record.point
        optionalNumber = record.optionalNumber
        optionalText = record.optionalText
        optionalDate = record.optionalDate
        optionalPoint = record.optionalPoint
    }

    var record: SampleRecord {
        SampleRecord(
            flag: flag,
            small: small,
            big: big,
            real: real,
            text: text,
            date: date,
            data: data,
            uuid: uuid,
            url: url,
            amount: amount,
            mood: mood,
            list: list,
            point: point,
            optionalNumber: optionalNumber,
            optionalText: optionalText,
            optionalDate: optionalDate,
            optionalPoint: optionalPoint
        )
    }
}
