import EvergreenModelStorage
import Foundation
import GRDB
import Testing

struct RelationshipMigrationTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func fillNotes() throws {
        try store.open(Notes1.self) { context in
            let (home, work) = (Notes1.Folder(name: "home"), Notes1.Folder(name: "work"))
            context.insert(Notes1.Note(text: "a", folder: home))
            context.insert(Notes1.Note(text: "b", folder: work))
            context.insert(Notes1.Note(text: "c", folder: work))
            context.insert(Notes1.Note(text: "d"))
        }
    }

    private let pairs = """
        SELECT note.text, folder.name FROM folder_note JOIN note ON note.id = noteId \
        JOIN folder ON folder.id = folderId ORDER BY note.text
        """

    @Test func `a to-many relationship becomes many-to-many`() throws {
        try fillNotes()
        try store.open(Notes2.self) { context in
            let notes = try context.fetch(FetchDescriptor<Notes2.Note>()).sorted { $0.text < $1.text }
            #expect(notes.map { $0.folders.map(\.name) } == [["home"], ["work"], ["work"], []])
        }
        #expect(try store.rows(pairs) == ["\"a\"|\"home\"", "\"b\"|\"work\"", "\"c\"|\"work\""])
        #expect(try store.rows("SELECT name FROM pragma_table_info('note')") == ["\"id\"", "\"text\""])
    }

    @Test func `a many-to-many relationship becomes a required one`() throws {
        try fillNotes()
        try store.open(Notes2.self) { context in
            for note in try context.fetch(FetchDescriptor<Notes2.Note>()) where note.text == "d" {
                context.delete(note)
            }
        }
        try store.open(Notes3.self) { context in
            let notes = try context.fetch(FetchDescriptor<Notes3.Note>()).sorted { $0.text < $1.text }
            #expect(notes.map(\.home.name) == ["home", "work", "work"])
        }
        #expect(try store.definition(of: "folder_note") == nil)
        let sql = try #require(try store.definition(of: "note"))
        #expect(sql.contains("homeId INTEGER NOT NULL REFERENCES folder (id) ON DELETE CASCADE"))
        #expect(try store.definition(of: "note_on_homeId") != nil)
    }

    @Test func `rows without a newly required value are reported`() throws {
        try fillNotes()
        try store.open(Notes2.self)
        let before = try store.contents()
        let error = modelError { try store.open(Notes3.self) }
        #expect(
            error?.message.contains("Note.home needs a value in the later version, and the row 4 of note has none")
                == true
        )
        #expect(try store.contents() == before)
    }

    @Test func `rows with several values of a relationship that becomes to-one are reported`() throws {
        try fillNotes()
        try store.open(Notes2.self)
        try store.execute(
            "INSERT INTO folder_note (folderId, noteId) SELECT folder.id, note.id FROM folder, note WHERE true ON CONFLICT DO NOTHING"
        )
        let before = try store.contents()
        let error = modelError { try store.open(Notes3.self) }
        #expect(error?.code == .failedMigration)
        #expect(
            error?.message.contains(
                "note.home leads to one row of folder, and 4 rows (1, 2, 3, 4) of note have several"
            ) == true
        )
        #expect(try store.contents() == before)
    }

    @Test func `a removed relationship loses its storage`() throws {
        try fillNotes()
        try store.open(Notes4.self)
        #expect(try store.definition(of: "note")?.contains("folderId") == false)
        #expect(try store.rows("SELECT text FROM note ORDER BY id") == ["\"a\"", "\"b\"", "\"c\"", "\"d\""])
    }

    @Test func `a relationship is added`() throws {
        try store.open(Notes4.self) { $0.insert(Notes4.Note(text: "a")) }
        // Version numbers only increase: the earlier classes replace later ones.
        let container = try ModelContainer(
            for: Schema(Notes2.models, version: .init(5, 0, 0)),
            configurations: store.configuration
        )
        let context = ModelContext(container)
        let note = try #require(try context.fetch(FetchDescriptor<Notes2.Note>()).first)
        note.folders = [Notes2.Folder(name: "new")]
        try context.save()
        #expect(try store.rows(pairs) == ["\"a\"|\"new\""])
    }

    @Test func `a foreign key moves to the other side`() throws {
        try store.open(Cars1.self) { context in
            context.insert(Cars1.Owner(name: "Ada", car: Cars1.Car(plate: "A 1")))
            context.insert(Cars1.Owner(name: "Bob", car: Cars1.Car(plate: "B 2")))
            context.insert(Cars1.Owner(name: "Cleo"))
        }
        try store.open(Cars2.self) { context in
            let owners = try context.fetch(FetchDescriptor<Cars2.Owner>()).sorted { $0.name < $1.name }
            #expect(owners.map { $0.cars.map(\.plate) } == [["A 1"], ["B 2"], []])
        }
        #expect(try store.definition(of: "owner")?.contains("carId") == false)
    }

    @Test func `keys of missing rows are dropped`() throws {
        try fillNotes()
        try store.execute("PRAGMA foreign_keys = OFF")
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: store.url.path, configuration: configuration)
        try queue.write { db in try db.execute(sql: "DELETE FROM folder WHERE name = 'work'") }
        try queue.close()
        try store.open(Notes2.self)
        #expect(try store.rows(pairs) == ["\"a\"|\"home\""])
    }
}
