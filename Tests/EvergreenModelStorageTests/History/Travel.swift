import EvergreenModelStorage
import Foundation
import GRDB

// The model classes of the history tests.

@Model
final class Trip {
    @Attribute(.unique, .preserveValueOnDeletion) var name: String
    var days = 1
    @Attribute(.preserveValueOnDeletion) var start: Date?
    @Attribute(.preserveValueOnDeletion) var tags: [String] = []
    @Attribute(.ephemeral) var isExpanded = false
    @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
    @Relationship(inverse: \Traveler.trips) var travelers: [Traveler] = []

    init(name: String) { self.name = name }
}

@Model
final class Stay {
    @Attribute(.preserveValueOnDeletion) var place: String
    var trip: Trip?
    var host: Traveler?

    init(place: String) { self.place = place }
}

@Model
final class Traveler {
    var name: String
    var trips: [Trip] = []
    @Relationship(inverse: \Stay.host) var hosted: [Stay] = []
    var photos: [Postcard] = []

    init(name: String) { self.name = name }
}

@Model
final class Postcard {
    var title: String

    init(title: String) { self.title = title }
}

@MainActor
struct Travel {
    let container: ModelContainer
    let context: ModelContext

    init(_ configuration: ModelConfiguration = ModelConfiguration(isStoredInMemoryOnly: true)) throws {
        container = try ModelContainer(for: Trip.self, Postcard.self, configurations: configuration)
        context = ModelContext(container)
        context.autosaveEnabled = false
    }

    func history(after token: DefaultHistoryToken? = nil) throws -> [DefaultHistoryTransaction] {
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        if let token { descriptor.predicate = #Predicate { $0.token > token } }
        return try context.fetchHistory(descriptor)
    }

    /// The changes of the last save as text: `update Trip 1 days`.
    func lastChanges() throws -> [String] { try history().last?.changes.map(\.text) ?? [] }
}

extension HistoryChange {
    var text: String {
        func attributes<Update: HistoryUpdate>(_ update: Update) -> String {
            let count = update.updatedAttributes.count
            let names = update.updatedAttributes.compactMap { Self.names[$0 as AnyKeyPath] }
            return names.count == count ? names.joined(separator: ",") : "?"
        }
        let id = changedPersistentIdentifier
        let subject = "\(id.entityName) \(id.rowID ?? 0)"
        return switch self {
        case .insert: "insert \(subject)"
        case .update(let update): "update \(subject) \(attributes(update))"
        case .delete: "delete \(subject)"
        }
    }

    private static var names: [AnyKeyPath: String] {
        [
            \Trip.name: "name", \Trip.days: "days", \Trip.start: "start", \Trip.tags: "tags",
            \Trip.travelers: "travelers",
            \Trip.stays: "stays", \Stay.place: "place", \Stay.trip: "trip", \Stay.host: "host",
            \Traveler.name: "name", \Traveler.trips: "trips", \Traveler.photos: "photos", \Postcard.title: "title",
        ]
    }
}
