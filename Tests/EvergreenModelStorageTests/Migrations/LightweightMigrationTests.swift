import EvergreenModelStorage
import Foundation
import GRDB
import Testing

struct LightweightMigrationTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    @Test func `properties are added, removed and renamed without a plan`() throws {
        try store.open(Shop1.self) { context in
            context.insert(Shop1.Item(name: "chair", color: "red"))
            context.insert(Shop1.Item(name: "table", color: "blue"))
        }
        try store.open(Shop2.self) { context in
            let items = try context.fetch(FetchDescriptor<Shop2.Item>()).sorted { $0.title < $1.title }
            #expect(items.map(\.title) == ["chair", "table"])
            #expect(items.map(\.stock) == [7, 7])
            #expect(items.map(\.note) == [nil, nil])
            #expect(Set(items.map(\.code)).count == 2)
        }
        #expect(
            try store.rows("SELECT name FROM pragma_table_info('item')").sorted()
                == ["\"code\"", "\"id\"", "\"note\"", "\"stock\"", "\"title\""]
        )
        #expect(try store.rows("SELECT version FROM evergreen_schema") == ["\"2.0.0\""])
    }

    @Test func `opening the same version again changes nothing`() throws {
        try store.open(Shop1.self) { $0.insert(Shop1.Item(name: "chair", color: "red")) }
        let before = try store.contents()
        try store.open(Shop1.self)
        #expect(try store.contents() == before)
    }

    @Test func `identifiers are kept and not reused`() throws {
        var identifier: PersistentIdentifier?
        try store.open(Shop1.self) { context in
            let (first, last) = (Shop1.Item(name: "a", color: ""), Shop1.Item(name: "b", color: ""))
            context.insert(first)
            try context.save()
            context.insert(last)
            try context.save()
            identifier = first.persistentModelID
            context.delete(last)
        }
        try store.open(Shop2.self) { context in
            let items = try context.fetch(FetchDescriptor<Shop2.Item>())
            #expect(items.map(\.persistentModelID) == [identifier])
            let item = Shop2.Item(title: "c")
            context.insert(item)
            try context.save()
            #expect(item.persistentModelID.rowID == 3)
        }
    }

    @Test func `an optional property that becomes required gets its default value`() throws {
        try store.open(Optional1.self) { context in
            context.insert(Optional1.Item(size: nil))
            context.insert(Optional1.Item(size: 3))
        }
        try store.open(Optional2.self)
        #expect(try store.rows("SELECT size FROM item ORDER BY id") == ["9", "3"])
        #expect(try store.definition(of: "item")?.contains("size INTEGER NOT NULL DEFAULT 9") == true)
    }

    @Test func `an optional property that becomes required without a default value reports its rows`() throws {
        try store.open(Optional1.self) { context in
            context.insert(Optional1.Item(size: nil))
            context.insert(Optional1.Item(size: 3))
        }
        let before = try (store.bytes(), store.contents())
        let error = modelError { try store.open(Optional3.self) }
        #expect(error?.code == .failedMigration)
        #expect(
            error?.message.contains("Item.size needs a value in the later version, and the row 1 of item has none")
                == true
        )
        #expect(error?.propertyName == "size")
        #expect(try store.bytes() == before.0)
        #expect(try store.contents() == before.1)
    }

    @Test func `values are converted to another type`() throws {
        try store.open(Types1.self) { context in
            context.insert(
                Types1.Item(number: "42", text: 5, date: 86_400, key: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
            )
        }
        try store.open(Types2.self) { context in
            let item = try #require(try context.fetch(FetchDescriptor<Types2.Item>()).first)
            #expect(item.number == 42)
            #expect(item.text == "5")
            #expect(item.date == Date(timeIntervalSince1970: 86_400))
            #expect(item.key == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        }
        #expect(
            try store.rows("SELECT typeof(number), typeof(text), typeof(date), typeof(key) FROM item")
                == ["\"integer\"|\"text\"|\"text\"|\"blob\""]
        )
    }

    @Test func `values that can't be converted are reported`() throws {
        try store.open(Types1.self) { context in
            for number in ["1", "two", "three"] {
                context.insert(Types1.Item(number: number, text: 5, date: 0, key: UUID().uuidString))
            }
        }
        let before = try store.bytes()
        let error = modelError { try store.open(Types2.self) }
        #expect(
            error?.message.contains("Item.number is a Int in the later version, and 2 rows (2, 3) of item have") == true
        )
        #expect(try store.bytes() == before)
    }

    @Test func `a new unique constraint over unique values is created`() throws {
        try store.open(Shop1.self) { context in
            context.insert(Shop1.Item(name: "a", color: ""))
            context.insert(Shop1.Item(name: "b", color: ""))
        }
        try store.open(Unique2.self)
        #expect(try store.definition(of: "item")?.contains("name TEXT NOT NULL UNIQUE") == true)
        #expect(try store.rows("SELECT name FROM item ORDER BY id") == ["\"a\"", "\"b\""])
    }

    @Test func `a new unique constraint over duplicates reports the values`() throws {
        try store.open(Shop1.self) { context in
            for name in ["a", "b", "a"] { context.insert(Shop1.Item(name: name, color: "")) }
        }
        let before = try store.bytes()
        let error = modelError { try store.open(Unique2.self) }
        #expect(error?.code == .failedMigration)
        #expect(error?.message.contains("Item.name has to be unique") == true)
        #expect(error?.message.contains("\"a\" (2 rows)") == true)
        #expect(try store.bytes() == before)
    }

    @Test func `a removed class keeps its table without a plan`() throws {
        try store.open(Removal1.self) { context in
            context.insert(Removal1.Item(name: "a"))
            context.insert(Removal1.Extra(text: "b"))
        }
        try store.open(Removal2.self)
        #expect(try store.rows("SELECT text FROM extra") == ["\"b\""])
    }

    @Test func `a class removed by a plan loses its table`() throws {
        try store.open(Removal1.self) { context in
            context.insert(Removal1.Item(name: "a"))
            context.insert(Removal1.Extra(text: "b"))
        }
        try store.open(Removal2.self, plan: RemovalPlan.self)
        #expect(try store.definition(of: "extra") == nil)
        #expect(try store.rows("SELECT name FROM item") == ["\"a\""])
    }

    @Test func `a property called id moves the primary key`() throws {
        try store.open(Key1.self) { $0.insert(Key1.Item(name: "a")) }
        try store.open(Key2.self) { context in
            let item = try #require(try context.fetch(FetchDescriptor<Key2.Item>()).first)
            #expect(item.name == "a")
            #expect(item.persistentModelID.rowID == 1)
        }
        #expect(try store.rows("SELECT typeof(id), rowid FROM item") == ["\"blob\"|1"])
    }

    @Test func `two properties can exchange their names`() throws {
        try store.open(Swap1.self) { $0.insert(Swap1.Item(first: "f", second: "s")) }
        try store.open(Swap2.self)
        #expect(try store.rows("SELECT first, second FROM item") == ["\"s\"|\"f\""])
        // The names are exchanged once.
        try store.open(Swap2.self)
        #expect(try store.rows("SELECT first, second FROM item") == ["\"s\"|\"f\""])
    }

    @Test func `foreign columns, indexes, views and triggers are kept`() throws {
        try store.open(Shop1.self) { $0.insert(Shop1.Item(name: "a", color: "red")) }
        try store.execute(
            """
            ALTER TABLE item ADD COLUMN extra TEXT COLLATE NOCASE DEFAULT 'x' CHECK (extra <> '');
            CREATE INDEX mine ON item (extra);
            CREATE TABLE log (text TEXT);
            CREATE TRIGGER logged AFTER INSERT ON item BEGIN INSERT INTO log VALUES (NEW.name); END;
            CREATE VIEW names AS SELECT name FROM item;
            """
        )
        try store.open(Shop2.self) { $0.insert(Shop2.Item(title: "b")) }
        #expect(try store.rows("SELECT title, extra FROM item ORDER BY id") == ["\"a\"|\"x\"", "\"b\"|\"x\""])
        #expect(try store.rows("SELECT text FROM log") == ["\"b\""])
        #expect(try store.rows("SELECT * FROM names") == ["\"a\"", "\"b\""])
        #expect(try store.definition(of: "mine") != nil)
        #expect(try store.definition(of: "item")?.contains("CHECK (extra <> '')") == true)
    }

    @Test func `a view of a removed property stops the migration`() throws {
        try store.open(Shop1.self) { $0.insert(Shop1.Item(name: "a", color: "red")) }
        try store.execute("CREATE VIEW colors AS SELECT color FROM item")
        let before = try store.contents()
        let error = modelError { try store.open(Shop2.self) }
        #expect(error?.message.contains("The view colors needs a table or column") == true)
        #expect(try store.contents() == before)
    }

    @Test func `tables and columns dropped by another program are created again`() throws {
        try store.open(Removal1.self) { $0.insert(Removal1.Item(name: "a")) }
        try store.execute("DROP TABLE extra; ALTER TABLE item DROP COLUMN name")
        try store.open(Removal1.self) { $0.insert(Removal1.Extra(text: "b")) }
        #expect(try store.rows("SELECT name FROM item") == ["\"\""])
        #expect(try store.rows("SELECT text FROM extra") == ["\"b\""])
    }
}
