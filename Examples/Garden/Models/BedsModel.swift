import EvergreenDatabase
import OpenCombineShim

/// The beds with their plants, and the actions of the list.
@MainActor
package final class BedsModel: ObservableObject, Writing {
    @Published package private(set) var beds = Result<[PlantedBed], any Error>.success([])
    @Published package var order = PlantedBedsRequest.Order.byName {
        didSet { follow() }
    }
    @Published package var failure: String?
    package var latestWrite: Task<Void, Never>?

    private let garden: GardenDatabase
    private var following: AnyCancellable?

    package init(_ garden: GardenDatabase) {
        self.garden = garden
        follow()
    }

    private func follow() {
        following = PlantedBedsRequest(order: order).follow(in: garden.context) { [weak self] in self?.beds = $0 }
    }

    package func add(_ number: Int, to plant: Plant) {
        perform { [garden] in try await garden.add(number, to: plant) }
    }

    package func delete(_ plant: Plant) {
        perform { [garden] in try await garden.delete(plant) }
    }

    package func delete(_ bed: Bed) {
        perform { [garden] in try await garden.delete(bed) }
    }
}
