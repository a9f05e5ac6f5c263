import EvergreenModelStorage
import Foundation
import GRDB
import Testing

@MainActor
struct HistoryRecordingTests {
    private let travel: Travel
    private var context: ModelContext { travel.context }

    init() throws { travel = try Travel() }

    private func insertTrip(_ name: String = "Rome") throws -> Trip {
        let trip = Trip(name: name)
        context.insert(trip)
        try context.save()
        return trip
    }

    @Test func `a save is a transaction with its author and time`() throws {
        context.author = "import"
        let before = Date()
        let trip = try insertTrip()
        let transaction = try #require(try travel.history().first)
        #expect(try travel.history().count == 1)
        #expect(transaction.author == "import")
        #expect(abs(transaction.timestamp.timeIntervalSince(before)) < 60)
        #expect(transaction.storeIdentifier == trip.persistentModelID.storeIdentifier)
        #expect(transaction.transactionIdentifier == 1)
        #expect(transaction.processIdentifier == ProcessInfo.processInfo.processName)
        #expect(transaction.changes.map(\.changedPersistentIdentifier) == [trip.persistentModelID])
        guard case .insert(let insertion as DefaultHistoryInsert<Trip>) = transaction.changes.first else {
            Issue.record("\(transaction.changes)")
            return
        }
        #expect(insertion.transactionIdentifier == transaction.transactionIdentifier)
        #expect(insertion.changeIdentifier == 1)
    }

    @Test func `an update lists the changed stored properties`() throws {
        let trip = try insertTrip()
        trip.days = 3
        trip.tags = ["city"]
        trip.isExpanded = true
        try context.save()
        #expect(try travel.lastChanges() == ["update Trip 1 days,tags"])
        let change = try #require(try travel.history().last?.changes.first)
        guard case .update(let update as DefaultHistoryUpdate<Trip>) = change else {
            Issue.record("\(change)")
            return
        }
        #expect(update.updatedAttributes.contains(\.days))
        #expect(!update.updatedAttributes.contains(\.name))
    }

    @Test func `a save that changes no stored property is not a transaction`() throws {
        let trip = try insertTrip()
        trip.isExpanded = true
        try context.save()
        #expect(try travel.history().count == 1)
    }

    @Test func `a deletion keeps the values marked preserveValueOnDeletion`() throws {
        let trip = try insertTrip()
        trip.start = Date(timeIntervalSinceReferenceDate: 1_000)
        trip.tags = ["city", "food"]
        try context.save()
        context.delete(trip)
        try context.save()
        let change = try #require(try travel.history().last?.changes.first)
        guard case .delete(let deletion as DefaultHistoryDelete<Trip>) = change else {
            Issue.record("\(change)")
            return
        }
        #expect(deletion.tombstone[\.name] as? String == "Rome")
        #expect(deletion.tombstone[\.start] as? Date == Date(timeIntervalSinceReferenceDate: 1_000))
        #expect(deletion.tombstone[\.tags] as? [String] == ["city", "food"])
        #expect(deletion.tombstone[\.days] == nil)
        #expect(Array(deletion.tombstone).count == 3)
    }

    @Test func `a cascade records deletions with their preserved values, and updates of nullified rows`() throws {
        let (trip, stay, traveler) = (Trip(name: "Rome"), Stay(place: "Inn"), Traveler(name: "Ada"))
        context.insert(trip)
        stay.trip = trip
        stay.host = traveler
        trip.travelers = [traveler]
        try context.save()
        #expect(try Set(travel.lastChanges()) == ["insert Trip 1", "insert Stay 1", "insert Traveler 1"])
        context.delete(trip)
        try context.save()
        #expect(try travel.lastChanges() == ["delete Trip 1", "delete Stay 1", "update Traveler 1 trips"])
        guard case .delete(let deletion as DefaultHistoryDelete<Stay>) = try travel.history().last?.changes[1] else {
            Issue.record("The stay is not deleted.")
            return
        }
        #expect(deletion.tombstone[\.place] as? String == "Inn")
    }

    @Test func `deleting a related model is an update of the referring row`() throws {
        let (stay, traveler) = (Stay(place: "Inn"), Traveler(name: "Ada"))
        context.insert(stay)
        stay.host = traveler
        try context.save()
        context.delete(traveler)
        try context.save()
        #expect(try travel.lastChanges() == ["delete Traveler 1", "update Stay 1 host"])
    }

    @Test func `a many-to-many change is an update of both sides`() throws {
        let (trip, traveler) = (Trip(name: "Rome"), Traveler(name: "Ada"))
        context.insert(trip)
        context.insert(traveler)
        try context.save()
        trip.travelers.append(traveler)
        try context.save()
        #expect(try travel.lastChanges() == ["update Trip 1 travelers", "update Traveler 1 trips"])
        traveler.trips = []
        try context.save()
        #expect(try Set(travel.lastChanges()) == ["update Trip 1 travelers", "update Traveler 1 trips"])
    }

    @Test func `a change of a relationship stored on the other side is an update of that side`() throws {
        let (trip, stay) = (Trip(name: "Rome"), Stay(place: "Inn"))
        context.insert(trip)
        context.insert(stay)
        try context.save()
        trip.stays.append(stay)
        try context.save()
        #expect(try travel.lastChanges() == ["update Stay 1 trip"])
    }

    @Test func `a change of a relationship without an inverse is an update of its owner`() throws {
        let (traveler, photo) = (Traveler(name: "Ada"), Postcard(title: "Forum"))
        context.insert(traveler)
        context.insert(photo)
        try context.save()
        traveler.photos.append(photo)
        try context.save()
        #expect(try travel.lastChanges() == ["update Traveler 1 photos"])
    }

    @Test func `inserting an existing unique value is an update`() throws {
        _ = try insertTrip()
        let trip = try insertTrip()
        #expect(trip.persistentModelID.rowID == 1)
        #expect(try travel.lastChanges() == ["update Trip 1 name,days,start,tags"])
    }

    @Test func `a failed save leaves no transaction`() throws {
        let token = try insertTripToken()
        let trip = Trip(name: "Oslo")
        context.insert(trip)
        try travel.container.databaseWriter.write { db in
            try db.execute(
                sql: "CREATE TRIGGER stop BEFORE INSERT ON trip BEGIN SELECT raise(ABORT, 'stopped'); END"
            )
        }
        #expect(throws: ModelError.self) { try context.save() }
        #expect(try travel.history(after: token).isEmpty)
        try travel.container.databaseWriter.write { db in try db.execute(sql: "DROP TRIGGER stop") }
        try context.save()
        #expect(try travel.history(after: token).count == 1)
    }

    private func insertTripToken() throws -> DefaultHistoryToken {
        _ = try insertTrip()
        return try #require(try travel.history().last).token
    }

    @Test func `SQL writes are not in the history`() throws {
        _ = try insertTrip()
        try travel.container.databaseWriter.write { db in try db.execute(sql: "UPDATE trip SET days = 9") }
        #expect(try travel.history().count == 1)
    }

    @Test func `timestamps never decrease`() throws {
        let trip = try insertTrip()
        try travel.container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE evergreen_history SET timestamp = '2999-01-01 00:00:00.000'")
        }
        trip.days = 2
        try context.save()
        let times = try travel.history().map(\.timestamp)
        #expect(times.count == 2 && times[0] == times[1])
    }

    @Test func `many changes of one save take few rows`() throws {
        for number in 0..<500 { context.insert(Stay(place: "\(number)")) }
        try context.save()
        let rows = try travel.container.databaseWriter.read { db in
            try String.fetchAll(db, sql: "SELECT json_extract(changes, '$[0].change') FROM evergreen_history")
        }
        #expect(rows == ["insert"])
        #expect(try travel.history()[0].changes.count == 500)
    }
}
