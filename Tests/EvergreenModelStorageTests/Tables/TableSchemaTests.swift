import Foundation
import GRDB
import Testing

@testable import EvergreenModelStorage

struct TableSchemaTests {
    private func definition(_ table: String, _ types: any PersistentModel.Type...) throws -> String? {
        let container = try ModelContainer(
            for: Schema(types),
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        return try container.databaseWriter.read { db in
            try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [table])
        }
    }

    @Test func `a table is defined as if hand-written`() throws {
        let sql = try definition("gadget", Gadget.self)
        #expect(
            sql == """
                CREATE TABLE gadget (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    name TEXT NOT NULL UNIQUE,
                    count INTEGER NOT NULL DEFAULT 4,
                    price DOUBLE NOT NULL DEFAULT 1.5,
                    isOpen BOOLEAN NOT NULL DEFAULT 1,
                    note TEXT,
                    quote TEXT NOT NULL DEFAULT 'it''s',
                    "order" INTEGER NOT NULL DEFAULT 0,
                    tags TEXT NOT NULL DEFAULT '[]',
                    made DATETIME NOT NULL,
                    span TEXT NOT NULL,
                    serial BLOB NOT NULL,
                    kind TEXT NOT NULL DEFAULT 'plain',
                    ownerId INTEGER REFERENCES person (id) ON DELETE SET NULL,
                    makerId INTEGER REFERENCES person (id) ON DELETE CASCADE,
                    UNIQUE (name, kind)
                )
                """
        )
    }

    @Test func `foreign keys and declared indexes have an index`() throws {
        let container = try ModelContainer(for: Gadget.self, configurations: .init(isStoredInMemoryOnly: true))
        let indexes = try container.databaseWriter.read { db in
            try String.fetchAll(db, sql: "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
        }
        #expect(
            Set(indexes) == [
                "CREATE INDEX gadget_on_kind_count ON gadget (kind, count)",
                "CREATE INDEX gadget_on_ownerId ON gadget (ownerId)",
                "CREATE INDEX gadget_on_makerId ON gadget (makerId)",
            ]
        )
    }

    @Test func `a many-to-many relationship is a join table`() throws {
        #expect(
            try definition("book_tag", Author.self, Book.self, Tag.self) == """
                CREATE TABLE book_tag (
                    bookId INTEGER NOT NULL REFERENCES book (id) ON DELETE CASCADE,
                    tagId INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
                    PRIMARY KEY (bookId, tagId)
                )
                """
        )
    }

    @Test func `a required relationship restricts deletions`() throws {
        let sql = try #require(try definition("contract", Contract.self))
        #expect(sql.contains("authorId INTEGER NOT NULL REFERENCES author (id) ON DELETE RESTRICT"))
    }

    @Test func `a one-to-one relationship is unique`() throws {
        let sql = try #require(try definition("book", Book.self))
        #expect(sql.contains("coverId INTEGER UNIQUE REFERENCES cover (id) ON DELETE SET NULL"))
    }

    @Test func `rows can be inserted with only the columns without default values`() throws {
        let container = try ModelContainer(for: Gadget.self, configurations: .init(isStoredInMemoryOnly: true))
        try container.databaseWriter.write { db in
            try db.execute(
                sql: "INSERT INTO gadget (name, made, span, serial) VALUES ('a', '2020-01-01', '{\"start\":0}', x'00')"
            )
        }
        let row = try container.databaseWriter.read { db in
            try Row.fetchOne(db, sql: "SELECT count, price, isOpen, quote, tags, kind FROM gadget")
        }
        #expect(row == ["count": 4, "price": 1.5, "isOpen": 1, "quote": "it's", "tags": "[]", "kind": "plain"])
    }

    @Test(arguments: [
        ("name", "name"), ("order", "\"order\""), ("two words", "\"two words\""), ("é", "\"é\""),
        ("a\"b", "\"a\"\"b\""), ("1a", "\"1a\""), ("_a1", "_a1"), ("", "\"\""),
    ])
    func `names are quoted where SQLite requires it`(name: String, sql: String) {
        #expect(name.sqlName == sql)
    }
}

@Model
final class Gadget {
    #Index<Gadget>([\.kind, \.count])
    #Unique<Gadget>([\.name, \.kind])
    @Attribute(.unique) var name: String
    var count = 4
    var price = 1.5
    var isOpen = true
    var note: String?
    var quote = "it's"
    var order = 0
    var tags: [String] = []
    var made = Date()
    var span = Span()
    var serial = UUID()
    var kind = Kind.plain
    var owner: Person?
    var maker: Person?
    @Transient var isShown = false

    init(name: String) { self.name = name }

    enum Kind: String, Codable { case plain, fancy }
    struct Span: Codable { var start = Date() }
}

@Model
final class Person {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Gadget.maker) var made: [Gadget] = []

    init(name: String) { self.name = name }
}
