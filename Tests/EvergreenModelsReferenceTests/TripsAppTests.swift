import Evergreen
import EvergreenModels
import EvergreenTesting
import Foundation
import Testing

/// An app written for SwiftData works with its imports changed.
@MainActor
struct TripsAppTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Trip.self,
            migrationPlan: Plan.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
    }

    private func insertTrip(_ name: String) -> Trip {
        let trip = Trip(name: name, destination: "Coast")
        container.mainContext.insert(trip)
        return trip
    }

    @Test func `a trip is added in a sheet and listed`() async throws {
        let screen = Screen { TripListView().modelContainer(container) }
        try screen.find(.button, "Add trip").tap()
        try screen.find(.textField, "Name").fill("Sailing")
        try screen.find(.button, "Done").tap()
        try await screen.wait { screen.texts.contains("Sailing") }
        #expect(try container.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Sailing"])
    }

    @Test func `details follow edits and appended models`() throws {
        let trip = insertTrip("Hiking")
        let screen = Screen { TripDetailView(trip: trip).modelContainer(container) }
        try screen.find(.button, "Add").tap()
        #expect(trip.bucketList.map(\.title) == ["New"])
        try screen.find(.toggle, "New").toggle()
        #expect(trip.bucketList.first?.isInPlan == false)
        try screen.find(.textField, "Enter title here…").fill("Climbing")
        #expect(trip.name == "Climbing")
        try container.mainContext.save()
        let context = ModelContext(container)
        #expect(try context.fetch(FetchDescriptor<BucketListItem>()).map(\.trip?.name) == ["Climbing"])
    }

    @Test func `an actor imports, renames and purges`() async throws {
        let handler = DataHandler(modelContainer: container)
        let ids = try await handler.importAll(["One", "Two"])
        try await handler.rename(ids[0], to: "First")
        let context = ModelContext(container)
        let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(trips.map(\.name) == ["First", "Two"])
        trips[0].isComplete = true
        trips[1].bucketList = [BucketListItem(title: "Hut", details: "", hasReservation: true, isInPlan: true)]
        try context.save()
        try await handler.purge()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<BucketListItem>()) == 0)
    }

    @Test func `a view model fetches in the locale's order`() throws {
        for name in ["Trip 10", "trip 9", "A trip"] { _ = insertTrip(name) }
        #expect(TripsModel(context: container.mainContext).trips.map(\.name) == ["A trip", "trip 9", "Trip 10"])
    }
}
