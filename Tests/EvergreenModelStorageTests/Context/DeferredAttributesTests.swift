import EvergreenModelStorage
import Foundation
import GRDB
import Observation
import Synchronization
import Testing

@Model
final class Photo {
    var name: String
    var width: Int = 1
    var taken: Date?
    @Attribute(.externalStorage) var data: Data
    @Attribute(.externalStorage) var thumbnail: Data?
    @Attribute(.ephemeral) var isSelected = false

    init(name: String, data: Data) {
        self.name = name
        self.data = data
    }
}

/// Values that are loaded when they are read.
@MainActor
struct DeferredAttributesTests {
    let container: ModelContainer
    let context: ModelContext
    let other: ModelContext

    init() throws {
        container = try ModelContainer(for: Photo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        other = ModelContext(container)
        for context in [context, other] { context.autosaveEnabled = false }
        for number in 1...3 { context.insert(Photo(name: "\(number)", data: Data([UInt8(number)]))) }
        try context.save()
    }

    @Test func `an external value is loaded on access, for one model alone`() throws {
        let counter = StatementCounter(container)
        let photos = try other.fetch(FetchDescriptor<Photo>(sortBy: [SortDescriptor(\.width)]))
        #expect(photos.map(\.name) == ["1", "2", "3"])
        #expect(counter.selects == 1)
        #expect(photos[1].data == Data([2]))
        #expect(photos[1].data == Data([2]))
        #expect(counter.selects == 2)
        #expect(photos[1].thumbnail == nil)
        #expect(counter.selects == 3)
    }

    @Test func `an external value is saved, rolled back and refreshed like any other`() throws {
        let photos = try other.fetch(FetchDescriptor<Photo>())
        photos[0].data = Data([9])
        other.rollback()
        #expect(photos[0].data == Data([1]))
        photos[0].data = Data([9])
        #expect(photos[1].data == Data([2]))
        try other.save()
        let changes = Mutex(0)
        withObservationTracking {
            _ = photos[1].data
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        try container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE photo SET data = X'07', width = 5 WHERE id > 1")
        }
        let stored = try other.fetch(FetchDescriptor<Photo>())
        #expect(stored.map(\.data) == [Data([9]), Data([7]), Data([7])])
        #expect(changes.withLock { $0 } == 1)
        #expect(stored.map(\.width) == [1, 5, 5])
    }

    @Test func `a partial fetch loads the other properties for all models at once`() throws {
        var descriptor = FetchDescriptor<Photo>()
        descriptor.propertiesToFetch = [\.name]
        let counter = StatementCounter(container)
        let photos = try other.fetch(descriptor)
        #expect(photos.map(\.name) == ["1", "2", "3"])
        #expect(counter.selects == 1)
        #expect(photos.map(\.width) == [1, 1, 1])
        #expect(counter.selects == 2)
        #expect(photos.map(\.taken) == [nil, nil, nil])
        #expect(counter.selects == 3)
    }

    @Test func `a fetch of a key path that is not a property is an error`() {
        var descriptor = FetchDescriptor<Photo>()
        descriptor.propertiesToFetch = [\.hasChanges]
        let error = #expect(throws: ModelError.self) { try other.fetch(descriptor) }
        #expect(error?.code == .unsupportedFetch)
    }

    @Test func `an ephemeral value is observed and not stored`() throws {
        let photo = try #require(try context.fetch(FetchDescriptor<Photo>()).first)
        photo.isSelected = true
        try context.save()
        let columns = try container.databaseWriter.read { db in try db.columns(in: "photo").map(\.name) }
        #expect(!columns.contains("isSelected"))
        #expect(photo.isSelected)
        #expect(try other.fetch(FetchDescriptor<Photo>()).map(\.isSelected) == [false, false, false])
    }
}
