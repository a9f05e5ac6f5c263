import EvergreenDatabase
import OpenCombineShim

/// The harvests of one plant, or of all.
@MainActor
package final class HarvestsModel: ObservableObject, Writing {
    @Published package private(set) var harvests = Result<[Harvest], any Error>.success([])
    @Published package var failure: String?
    package var latestWrite: Task<Void, Never>?

    private let garden: GardenDatabase
    private var following: AnyCancellable?

    package init(of plant: String? = nil, in garden: GardenDatabase) {
        self.garden = garden
        following = HarvestsRequest(plant: plant).follow(in: garden.context) { [weak self] in self?.harvests = $0 }
    }

    package func delete(_ harvest: Harvest) {
        perform { [garden] in try await garden.delete(harvest) }
    }
}
