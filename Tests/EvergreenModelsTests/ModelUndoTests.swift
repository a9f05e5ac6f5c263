import EvergreenModels
import EvergreenTesting
import EvergreenUI
import Foundation
import GRDB
import Testing

@Model
final class Band {
    @Attribute(.unique) var name: String
    var rating = 0
    @Relationship(deleteRule: .cascade, inverse: \Album.band) var albums: [Album] = []
    @Relationship(inverse: \Musician.bands) var musicians: [Musician] = []

    init(name: String) { self.name = name }
}

@Model
final class Album {
    var title: String
    var band: Band?
    var producer: Musician?

    init(title: String) { self.title = title }
}

@Model
final class Musician {
    var name: String
    var bands: [Band] = []
    @Relationship(inverse: \Album.producer) var produced: [Album] = []

    init(name: String) { self.name = name }
}

@MainActor
struct ModelUndoTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let manager = UndoManager()

    init() throws {
        container = try ModelContainer(
            for: Band.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true, keepsHistory: true)
        )
        context = ModelContext(container)
        context.autosaveEnabled = false
        manager.groupsByEvent = false
        context.undoManager = manager
    }

    /// The contents of the tables.
    private func contents() throws -> [String] {
        try container.databaseWriter.read { db in
            try ["band", "album", "musician", "band_musician"].flatMap { table in
                try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1, 2").map { row in
                    "\(table) " + row.databaseValues.map { "\($0)" }.joined(separator: " ")
                }
            }
        }
    }

    private func lastChanges() throws -> [String] {
        try context.fetchHistory(HistoryDescriptor()).last?.changes.map { change in
            let name = "\(change.changedPersistentIdentifier.entityName)"
            return switch change {
            case .insert: "insert \(name)"
            case .update: "update \(name)"
            case .delete: "delete \(name)"
            }
        } ?? []
    }

    private func execute(_ sql: String) throws {
        try container.databaseWriter.write { db in try db.execute(sql: sql) }
    }

    private func insertedBand() throws -> Band {
        let band = Band(name: "Can")
        context.insert(band)
        try context.save()
        return band
    }

    @Test func `an insert is undone and redone with the same identifier`() throws {
        let band = try insertedBand()
        let id = band.persistentModelID
        manager.undo()
        #expect(try contents().isEmpty)
        #expect(band.isDeleted)
        #expect(try lastChanges() == ["delete Band"])
        manager.redo()
        let again = try #require(try context.fetch(FetchDescriptor<Band>()).first)
        #expect(again.persistentModelID == id && again.name == "Can")
        #expect(try lastChanges() == ["insert Band"])
        manager.undo()
        #expect(try contents().isEmpty)
        #expect(!manager.canUndo && manager.canRedo)
    }

    @Test func `changes of one save are undone together, including in instances`() throws {
        let band = try insertedBand()
        band.name = "Cluster"
        band.rating = 5
        try context.save()
        manager.undo()
        #expect(band.name == "Can" && band.rating == 0 && !band.hasChanges)
        #expect(try contents() == ["band 1 \"Can\" 0"])
        manager.redo()
        #expect(band.name == "Cluster" && band.rating == 5)
        #expect(try lastChanges() == ["update Band"])
    }

    @Test func `a deletion is undone with its cascades and nullified relationships`() throws {
        let (band, album, musician) = (try insertedBand(), Album(title: "Future Days"), Musician(name: "Irmin"))
        context.insert(album)
        album.band = band
        album.producer = musician
        band.musicians = [musician]
        try context.save()
        let before = try contents()
        context.delete(band)
        context.delete(musician)
        try context.save()
        #expect(try contents().isEmpty)
        manager.undo()
        #expect(try contents() == before)
        #expect(try Set(lastChanges()) == ["insert Band", "insert Album", "insert Musician"])
        let found = try #require(try context.fetch(FetchDescriptor<Album>()).first)
        #expect(found.band?.name == "Can" && found.producer?.bands.first?.name == "Can")
        manager.redo()
        #expect(try contents().isEmpty)
        manager.undo()
        #expect(try contents() == before)
    }

    @Test func `nullification of a relationship is undone`() throws {
        let (album, musician) = (Album(title: "Future Days"), Musician(name: "Irmin"))
        context.insert(album)
        album.producer = musician
        try context.save()
        context.delete(musician)
        try context.save()
        #expect(album.producer == nil)
        manager.undo()
        #expect(album.producer?.name == "Irmin")
    }

    @Test func `relationships are undone`() throws {
        let (band, musician) = (try insertedBand(), Musician(name: "Irmin"))
        context.insert(musician)
        try context.save()
        band.musicians.append(musician)
        try context.save()
        manager.undo()
        #expect(band.musicians.isEmpty && musician.bands.isEmpty)
        manager.redo()
        #expect(band.musicians == [musician] && musician.bands == [band])
    }

    @Test func `an upsert is undone as an update`() throws {
        let band = try insertedBand()
        band.rating = 3
        try context.save()
        context.insert(Band(name: "Can"))
        try context.save()
        #expect(try contents() == ["band 1 \"Can\" 0"])
        manager.undo()
        #expect(try contents() == ["band 1 \"Can\" 3"])
    }

    @Test func `later changes by others are kept`() throws {
        let band = try insertedBand()
        band.name = "Cluster"
        band.rating = 5
        try context.save()
        try execute("UPDATE band SET rating = 9")
        manager.undo()
        #expect(try contents() == ["band 1 \"Can\" 9"])
        manager.redo()
        #expect(try contents() == ["band 1 \"Cluster\" 9"])
        try execute("DELETE FROM band")
        manager.undo()
        #expect(try contents().isEmpty)
    }

    @Test func `a relationship to a row deleted by others is not restored`() throws {
        let (band, album) = (try insertedBand(), Album(title: "Future Days"))
        context.insert(album)
        album.band = band
        try context.save()
        context.delete(album)
        try context.save()
        try execute("DELETE FROM band")
        manager.undo()
        #expect(try contents() == ["album 1 \"Future Days\" NULL NULL"])
    }

    @Test func `an undo that can't be stored changes nothing`() throws {
        let band = try insertedBand()
        band.name = "Cluster"
        try context.save()
        try execute("INSERT INTO band (name) VALUES ('Can')")
        let before = try contents()
        manager.undo()
        #expect(try contents() == before)
        #expect(!manager.canRedo)
    }

    @Test func `undo discards unsaved changes`() throws {
        let band = try insertedBand()
        band.rating = 5
        band.rating = 6
        manager.undo()
        #expect(band.rating == 0 && !context.hasChanges)
        #expect(try contents() == ["band 1 \"Can\" 0"])
        #expect(!manager.canRedo)
        manager.undo()
        #expect(try contents().isEmpty)
    }

    @Test func `a rollback and a save without changes leave nothing to undo`() throws {
        let band = try insertedBand()
        manager.removeAllActions()
        band.rating = 5
        #expect(manager.canUndo)
        context.rollback()
        #expect(!manager.canUndo)
        band.rating = 0
        try context.save()
        #expect(!manager.canUndo)
    }

    @Test func `nothing is registered while registration is disabled or without a manager`() throws {
        let band = try insertedBand()
        manager.removeAllActions()
        manager.disableUndoRegistration()
        band.rating = 5
        try context.save()
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        context.undoManager = nil
        band.rating = 6
        try context.save()
        #expect(!manager.canUndo && context.undoManager == nil)
    }

    @Test func `the changes of several saves are undone one by one`() throws {
        let band = try insertedBand()
        for rating in 1...3 {
            band.rating = rating
            try context.save()
        }
        for rating in [2, 1, 0] {
            manager.undo()
            #expect(band.rating == rating)
        }
        for rating in 1...3 {
            manager.redo()
            #expect(band.rating == rating)
        }
    }
}

/// Undo in an app's windows.
@MainActor
struct WindowUndoTests {
    struct Counter: View {
        @Environment(\.modelContext) private var context
        @Environment(\.undoManager) private var undoManager
        @Query(sort: \Todo.title) private var todos: [Todo]

        var body: some View {
            Text(todos.map(\.title).joined(separator: ","))
            Button("Add") { context.insert(Todo(title: "\(todos.count)")) }
            Button("Undo") { undoManager?.undo() }
            Button("Redo") { undoManager?.redo() }
        }
    }

    struct TodosApp: App {
        var initialTitle: String?

        var body: some Scene {
            WindowGroup("Todos") { Counter() }
                .modelContainer(for: Todo.self, inMemory: true, isUndoEnabled: true) { result in
                    if let initialTitle { (try? result.get())?.mainContext.insert(Todo(title: initialTitle)) }
                }
        }
    }

    @Test func `models inserted by onSetup are in the windows' first body`() {
        let window = AppHost(TodosApp(initialTitle: "Milk")).openWindow()
        #expect(window.document.root.texts.first == "Milk")
    }

    @Test func `a view with a container undoes each turn's changes`() async throws {
        let screen = Screen { Counter().modelContainer(for: Todo.self, inMemory: true, isUndoEnabled: true) }
        try screen.find(.button, "Add").tap()
        await settle { screen.texts.first == "0" }
        try screen.find(.button, "Add").tap()
        await settle { screen.texts.first == "0,1" }
        try screen.find(.button, "Undo").tap()
        await settle { screen.texts.first == "0" }
        try screen.find(.button, "Redo").tap()
        await settle { screen.texts.first == "0,1" }
        try screen.find(.button, "Undo").tap()
        try screen.find(.button, "Undo").tap()
        await settle { screen.texts.first == "" }
        #expect(screen.texts.first == "")
    }

    @Test func `an undo in the same turn discards the change`() async throws {
        let screen = Screen { Counter().modelContainer(for: Todo.self, inMemory: true, isUndoEnabled: true) }
        try screen.find(.button, "Add").tap()
        try screen.find(.button, "Undo").tap()
        await settle { screen.texts.first == "" }
        try screen.find(.button, "Redo").tap()
        await settle { screen.texts.first == "0" }
        #expect(screen.texts.first == "0")
    }

    @Test func `each window undoes its own changes`() async throws {
        let host = AppHost(TodosApp())
        let (first, second) = (host.openWindow(), host.openWindow())
        func text(_ window: ViewTree) -> String? {
            window.update()
            return window.document.root.texts.first
        }
        func tap(_ window: ViewTree, _ title: String) throws {
            window.update()
            var button: ElementID?
            window.document.root.visit { element in
                if case .button = element.description.kind, element.texts == [title] { button = element.id }
            }
            try window.handle(.tap, on: #require(button))
        }
        try tap(first, "Add")
        await settle { text(first) == "0" && text(second) == "0" }
        try tap(second, "Add")
        await settle { text(first) == "0,1" && text(second) == "0,1" }
        try tap(first, "Undo")
        await settle { text(first) == "1" && text(second) == "1" }
        #expect(text(first) == "1" && text(second) == "1")
        try tap(first, "Undo")
        try tap(second, "Undo")
        await settle { text(first) == "" && text(second) == "" }
        #expect(text(second) == "")
    }

    /// Waits until the main actor has processed pending work.
    private func settle(_ isDone: () -> Bool) async {
        for _ in 0..<10_000 where !isDone() { await Task.yield() }
    }
}
