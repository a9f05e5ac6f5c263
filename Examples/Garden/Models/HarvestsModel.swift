import EvergreenDatabase
import OpenCombineShim

/// All that was harvested.
@MainActor
package final class HarvestsModel: ObservableObject, Writing {
    @Published package private(set) var harvests = Result<[Harvest], any Error>.success([])
    @Published package var failure: String?

    private let garden: GardenDatabase
    private var following: AnyCancellable?

    package init(_ garden: GardenDatabase) {
        self.garden = garden
        following = HarvestsRequest().follow(in: garden.context) { [weak self] in self?.harvests = $0 }
    }

    package func delete(_ harvest: Harvest) {
        perform { [garden] in try await garden.delete(harvest) }
    }
}
