import Foundation
import GRDB
import Testing

@testable import EvergreenModelStorage

/// Model classes over an app's existing tables.
struct ExistingTableTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private let tables = """
        CREATE TABLE members (
            note TEXT COLLATE NOCASE CHECK (note <> 'x'),
            full_name VARCHAR(40) NOT NULL,
            nr INTEGER PRIMARY KEY,
            club_nr INTEGER REFERENCES clubs (nr) ON DELETE CASCADE
        );
        CREATE TABLE clubs (nr INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE other (a PRIMARY KEY, b) WITHOUT ROWID;
        INSERT INTO clubs VALUES (5, 'Chess');
        INSERT INTO members VALUES ('n', 'Ada', 7, 5);
        INSERT INTO other VALUES (1, 2);
        """

    @Test func `classes map to tables with custom names`() throws {
        try store.execute(tables)
        let before = try (store.definition(of: "members"), store.definition(of: "clubs"), store.definition(of: "other"))
        let container = try store.open(Member.self)
        let context = ModelContext(container)
        let member = try #require(try context.fetch(FetchDescriptor<Member>()).first)
        #expect(member.name == "Ada")
        #expect(member.persistentModelID.rowID == 7)
        #expect(member.club?.name == "Chess")
        context.insert(Member(name: "Bob", club: member.club))
        try context.save()
        #expect(
            try store.rows("SELECT nr, full_name, club_nr, note FROM members ORDER BY nr")
                == ["7|\"Ada\"|5|\"n\"", "8|\"Bob\"|5|NULL"]
        )
        #expect(try store.definition(of: "members") == before.0)
        #expect(try store.definition(of: "clubs") == before.1)
        #expect(try store.definition(of: "other") == before.2)
        #expect(try store.rows("SELECT * FROM other") == ["1|2"])
    }

    @Test func `a missing column is added`() throws {
        try store.execute(
            "CREATE TABLE members (nr INTEGER PRIMARY KEY, full_name TEXT); CREATE TABLE clubs (nr INTEGER PRIMARY KEY, name TEXT)"
        )
        _ = try store.open(Member.self)
        #expect(
            try store.definition(of: "members")?.contains("club_nr INTEGER REFERENCES clubs (nr) ON DELETE SET NULL")
                == true
        )
    }

    @Test func `a unique property gets an index, and the table is unchanged`() throws {
        try store.execute("CREATE TABLE tag (id INTEGER PRIMARY KEY, label TEXT); INSERT INTO tag VALUES (1, 'a')")
        let before = try store.definition(of: "tag")
        let context = ModelContext(try store.open(Label.self))
        context.insert(Label(label: "a"))
        try context.save()
        #expect(try store.rows("SELECT id, label FROM tag") == ["1|\"a\""])
        #expect(try store.definition(of: "tag") == before)
    }

    @Test func `a unique property over duplicates reports them`() throws {
        try store.execute(
            "CREATE TABLE tag (id INTEGER PRIMARY KEY, label TEXT); INSERT INTO tag (label) VALUES ('a'), ('a')"
        )
        let before = try store.bytes()
        let error = modelError { _ = try store.open(Label.self) }
        #expect(error?.message.contains("Label.label has to be unique") == true)
        #expect(try store.bytes() == before)
    }

    @Test(arguments: [
        ("CREATE TABLE tag (label TEXT PRIMARY KEY)", "it has no integer primary key"),
        ("CREATE TABLE tag (id INT PRIMARY KEY, label TEXT)", "it has no integer primary key"),
        ("CREATE TABLE tag (id INTEGER, label TEXT, PRIMARY KEY (id, label))", "it has no integer primary key"),
        ("CREATE TABLE tag (id INTEGER PRIMARY KEY, label TEXT) WITHOUT ROWID", "it is WITHOUT ROWID"),
        ("CREATE VIEW tag AS SELECT 1 AS id, 'a' AS label", "it is a view"),
        ("CREATE VIRTUAL TABLE tag USING fts5(label)", "it is a virtual table"),
        (
            "CREATE TABLE tag (key INTEGER PRIMARY KEY, label TEXT)",
            "its primary key is key, where id is expected. Implement databasePrimaryKeyColumn in Label, and return \"key\""
        ),
    ])
    func `an unsuitable table is an error, and nothing is written`(sql: String, message: String) throws {
        try store.execute(sql)
        let before = try store.bytes()
        let error = modelError { _ = try store.open(Label.self) }
        #expect(error?.code == .incompatibleStore)
        #expect(error?.message.contains("Label can't be stored in tag: \(message)") == true, "\(error?.message ?? "")")
        #expect(try store.bytes() == before)
    }

    @Test func `a property can be the primary key`() throws {
        try store.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO entry VALUES (4, 'a')")
        let context = ModelContext(try store.open(Entry.self))
        let entry = try #require(try context.fetch(FetchDescriptor<Entry>()).first)
        #expect(entry.id == 4)
        #expect(entry.persistentModelID.rowID == 4)
        context.insert(Entry(id: 9, text: "b"))
        try context.save()
        #expect(try store.rows("SELECT id, text FROM entry") == ["4|\"a\"", "9|\"b\""])
    }

    @Test func `definitions are parsed into columns and constraints`() throws {
        let definition = try #require(
            TableDefinition(
                """
                CREATE TABLE "a b" ( -- the key, first
                    id INTEGER PRIMARY KEY, /* , */
                    [x,y] TEXT DEFAULT ('a,''b)'), "z" DECIMAL(3, 2) CHECK (z > 0),
                    CONSTRAINT u UNIQUE ("z", id), FOREIGN KEY (z) REFERENCES c (d)
                ) STRICT
                """
            )
        )
        #expect(
            definition.items == [
                .column(name: "id", sql: "id INTEGER PRIMARY KEY"),
                .column(name: "x,y", sql: "[x,y] TEXT DEFAULT ('a,''b)')"),
                .column(name: "z", sql: "\"z\" DECIMAL(3, 2) CHECK (z > 0)"),
                .constraint(.init(kind: .unique, columns: ["z", "id"]), sql: "CONSTRAINT u UNIQUE (\"z\", id)"),
                .constraint(.init(kind: .foreignKey, columns: ["z"]), sql: "FOREIGN KEY (z) REFERENCES c (d)"),
            ]
        )
        #expect(definition.options == "STRICT")
    }
}

@Model
final class Member {
    var name: String
    var club: Club?

    static var databaseTableName: String { "members" }
    static var databasePrimaryKeyColumn: String { "nr" }
    static func databaseColumn(for property: String) -> String? {
        switch property {
        case "name": "full_name"
        case "club": "club_nr"
        default: nil
        }
    }

    init(name: String, club: Club?) {
        self.name = name
        self.club = club
    }
}

@Model
final class Club {
    var name: String

    static var databaseTableName: String { "clubs" }
    static var databasePrimaryKeyColumn: String { "nr" }

    init(name: String) { self.name = name }
}

@Model
final class Label {
    @Attribute(.unique) var label: String

    static var databaseTableName: String { "tag" }

    init(label: String) { self.label = label }
}

@Model
final class Entry {
    var id: Int
    var text: String

    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}
