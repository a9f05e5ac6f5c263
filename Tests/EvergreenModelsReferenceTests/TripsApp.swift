// An app with a SwiftData data layer, verbatim except for the imports.

import Evergreen
import EvergreenModels
import Foundation

@Model
final class Trip: Identifiable {
    #Index<Trip>([\.name], [\.startDate], [\.name, \.startDate, \.endDate])
    #Unique<Trip>([\.name, \.startDate, \.endDate])

    var name: String
    var destination: String
    var startDate: Date
    var endDate: Date
    var priority: Priority
    var notes: [String] = []
    var budget: Decimal?
    var website: URL?
    var location: Location?
    @Attribute(.externalStorage) var image: Data?
    @Attribute(originalName: "done") var isComplete: Bool = false
    @Transient var isHighlighted: Bool = false

    @Relationship(deleteRule: .cascade, inverse: \BucketListItem.trip)
    var bucketList: [BucketListItem] = [BucketListItem]()

    @Relationship(deleteRule: .cascade, inverse: \LivingAccommodation.trip)
    var livingAccommodation: LivingAccommodation?

    enum Priority: Int, Codable, CaseIterable, Identifiable { case low, normal, high; var id: Self { self } }
    struct Location: Codable, Hashable { var latitude: Double; var longitude: Double }

    init(
        name: String,
        destination: String,
        startDate: Date = .now,
        endDate: Date = .distantFuture,
        priority: Priority = .normal
    ) {
        self.name = name
        self.destination = destination
        self.startDate = startDate
        self.endDate = endDate
        self.priority = priority
    }

    var isOver: Bool { endDate < .now }
}

@Model
final class BucketListItem {
    var title: String
    var details: String
    var hasReservation: Bool
    var isInPlan: Bool
    var tripNotes = ""
    var trip: Trip?

    init(title: String, details: String, hasReservation: Bool, isInPlan: Bool) {
        self.title = title
        self.details = details
        self.hasReservation = hasReservation
        self.isInPlan = isInPlan
    }
}

@Model
final class LivingAccommodation {
    var address: String
    var placeName: String
    var trip: Trip?
    init(address: String, placeName: String) {
        self.address = address
        self.placeName = placeName
    }
}

enum TripSort: String, CaseIterable { case name, date }

struct TripListView: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Trip.startDate, order: .forward) var trips: [Trip]
    @Query(
        filter: #Predicate<BucketListItem> { $0.hasReservation == false },
        sort: [SortDescriptor(\BucketListItem.title)],
        animation: .default
    )
    private var open: [BucketListItem]
    @State private var selection: Trip?
    @State private var path: [Trip] = []
    @State private var showAddTrip = false
    @State private var searchText = ""

    init(searchText: String = "", sort: TripSort = .name) {
        let now = Date.now
        let predicate = #Predicate<Trip> { trip in
            (searchText.isEmpty || trip.name.localizedStandardContains(searchText)
                || trip.destination.contains(searchText))
                && trip.endDate > now
        }
        switch sort {
        case .name: _trips = Query(filter: predicate, sort: \.name)
        case .date:
            _trips = Query(
                filter: predicate,
                sort: [SortDescriptor(\.startDate), SortDescriptor(\.name, order: .reverse)],
                animation: .snappy
            )
        }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List(selection: $selection) {
                ForEach(trips) { trip in
                    NavigationLink(value: trip) { TripRow(trip: trip) }
                        .swipeActions(edge: .trailing) {
                            Button(role: .destructive) {
                                delete(trip)
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                        }
                }
                .onDelete(perform: deleteTrips(at:))
            }
            .overlay {
                if trips.isEmpty {
                    ContentUnavailableView {
                        Label("No Trips", systemImage: "car.circle")
                    } description: {
                        Text("New trips you create will appear here.")
                    }
                }
            }
            .searchable(text: $searchText)
            .navigationTitle("Upcoming Trips")
            .navigationDestination(for: Trip.self) { TripDetailView(trip: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { EditButton().disabled(trips.isEmpty) }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Spacer()
                    Button {
                        showAddTrip = true
                    } label: {
                        Label("Add trip", systemImage: "plus")
                    }
                }
            }
            .sheet(isPresented: $showAddTrip) { NavigationStack { AddTripView() } }
            .sheet(item: $selection) { trip in TripDetailView(trip: trip) }
        }
    }

    private func deleteTrips(at offsets: IndexSet) {
        withAnimation { offsets.map { trips[$0] }.forEach(delete) }
    }

    private func delete(_ trip: Trip) {
        if selection?.persistentModelID == trip.persistentModelID { selection = nil }
        modelContext.delete(trip)
    }
}

struct TripRow: View {
    var trip: Trip
    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(trip.name).font(.headline)
                Text(trip.destination).font(.subheadline)
                Divider()
                HStack {
                    Text(trip.startDate, style: .date)
                    Image(systemName: "arrow.right")
                    Text(trip.endDate, style: .date)
                }
                .font(.caption)
            }
            Spacer()
            Text("\(trip.bucketList.count)").foregroundStyle(.secondary)
        }
    }
}

struct TripDetailView: View {
    @Bindable var trip: Trip
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Trip Title") { TextField("Enter title here…", text: $trip.name) }
            DatePicker("Start", selection: $trip.startDate, displayedComponents: .date)
            Picker("Priority", selection: $trip.priority) {
                ForEach(Trip.Priority.allCases) { Text(String(describing: $0)).tag($0) }
            }
            Toggle("Complete", isOn: $trip.isComplete)
            ForEach(trip.bucketList.sorted { $0.title < $1.title }) { item in
                BucketListItemToggle(item: item)
            }
            .onDelete { offsets in
                for index in offsets { context.delete(trip.bucketList.sorted { $0.title < $1.title }[index]) }
            }
            if let stay = trip.livingAccommodation { Text(stay.placeName) }
            Button("Add") {
                let item = BucketListItem(title: "New", details: "", hasReservation: false, isInPlan: true)
                item.trip = trip
                trip.bucketList.append(item)
                context.insert(item)
            }
        }
        .onDisappear { do { try context.save() } catch { print(error.localizedDescription) } }
    }
}

struct BucketListItemToggle: View {
    @Bindable var item: BucketListItem
    var body: some View { Toggle(item.title, isOn: $item.isInPlan) }
}

struct AddTripView: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    var body: some View {
        Form { TextField("Name", text: $name) }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Dismiss") { dismiss() } }
                ToolbarItem(placement: .primaryAction) {
                    Button("Done") {
                        withAnimation { modelContext.insert(Trip(name: name, destination: "")) }
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
    }
}

@ModelActor
actor DataHandler {
    func importAll(_ names: [String]) throws -> [PersistentIdentifier] {
        let trips = names.map { Trip(name: $0, destination: $0) }
        for trip in trips { modelContext.insert(trip) }
        try modelContext.save()
        return trips.map(\.persistentModelID)
    }

    func rename(_ id: PersistentIdentifier, to name: String) throws {
        guard let trip = self[id, as: Trip.self] else { return }
        trip.name = name
        try modelContext.save()
    }

    func purge() throws {
        try modelContext.delete(model: Trip.self, where: #Predicate { $0.isComplete })
        try modelContext.transaction {
            let descriptor = FetchDescriptor<Trip>(
                predicate: #Predicate { $0.bucketList.contains { $0.hasReservation } }
            )
            for trip in try modelContext.fetch(descriptor) { modelContext.delete(trip) }
        }
        try modelContext.enumerate(FetchDescriptor<Trip>(), batchSize: 100) { $0.isHighlighted = true }
    }
}

@MainActor
final class PreviewSampleData {
    static let container: ModelContainer = {
        do {
            let schema = Schema([Trip.self, BucketListItem.self, LivingAccommodation.self])
            let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
            let container = try ModelContainer(for: schema, configurations: [configuration])
            let modelContext = container.mainContext
            if try modelContext.fetch(FetchDescriptor<Trip>()).isEmpty {
                modelContext.insert(Trip(name: "a", destination: "b"))
            }
            return container
        } catch {
            fatalError("\(error)")
        }
    }()
}

@Observable
@MainActor
final class TripsModel {
    let context: ModelContext
    var trips: [Trip] = []
    init(context: ModelContext) { self.context = context; fetch() }
    func fetch() {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
        descriptor.fetchLimit = 20
        descriptor.relationshipKeyPathsForPrefetching = [\.bucketList]
        descriptor.propertiesToFetch = [\.name, \.startDate]
        descriptor.includePendingChanges = true
        trips = (try? context.fetch(descriptor)) ?? []
        let count = try? context.fetchCount(
            FetchDescriptor<Trip>(predicate: #Predicate { ($0.budget ?? 0) > 10 && $0.location != nil })
        )
        print(
            count ?? 0,
            context.hasChanges,
            context.insertedModelsArray.count,
            context.container.schema.entities.map(\.name)
        )
        let high = Trip.Priority.high.rawValue
        _ = high
        let ids = Set(trips.map(\.persistentModelID))
        _ = try? context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { ids.contains($0.persistentModelID) }))
    }
}

enum TripsV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, BucketListItem.self, LivingAccommodation.self] }
}
enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [TripsV1.self] }
    static var stages: [MigrationStage] { [] }
}

struct TripsApp: App {
    let modelContainer: ModelContainer
    init() {
        do {
            modelContainer = try ModelContainer(
                for: Trip.self,
                migrationPlan: Plan.self,
                configurations: ModelConfiguration("trips", isStoredInMemoryOnly: true)
            )
        } catch { fatalError("\(error)") }
    }
    var body: some Scene {
        WindowGroup { TripListView() }
            .modelContainer(modelContainer)
    }
}
