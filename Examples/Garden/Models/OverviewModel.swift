import EvergreenDatabase
import OpenCombineShim

/// Totals of the garden.
@MainActor
package final class OverviewModel: ObservableObject {
    @Published package private(set) var overview = Result<Overview, any Error>.success(Overview())

    private var following: AnyCancellable?

    package init(_ garden: GardenDatabase) {
        following = OverviewRequest().follow(in: garden.context) { [weak self] in self?.overview = $0 }
    }
}
