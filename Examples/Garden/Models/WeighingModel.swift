import EvergreenDatabase
import Foundation
import OpenCombineShim

/// A harvest that is being entered.
@MainActor
package final class WeighingModel: ObservableObject, Writing {
    /// The name of the plant; nil before the selection.
    @Published package var plant: String?
    @Published package var grams = 100
    @Published package private(set) var choices: [String] = []
    @Published package var failure: String?
    package var latestWrite: Task<Void, Never>?
    /// Whether the sheet can be dismissed.
    @Published package private(set) var isFinished = false

    private let garden: GardenDatabase
    private var following: AnyCancellable?

    package init(_ garden: GardenDatabase) {
        self.garden = garden
        following = PlantedBedsRequest().follow(in: garden.context) { [weak self] in self?.show($0) }
    }

    package var canSave: Bool { plant != nil && grams > 0 }

    package func save(at date: Date = Date()) {
        guard let plant else { return }
        let harvest = Harvest(plant: plant, grams: grams, date: date)
        perform { [garden] in
            try await garden.insert(harvest)
        } onSuccess: { [self] in
            isFinished = true
        }
    }

    private func show(_ beds: Result<[PlantedBed], any Error>) {
        switch beds {
        case .success(let beds):
            choices = Set(beds.flatMap(\.plants).map(\.name)).sorted()
            // The selection is kept even if the plant has been deleted: the harvest can still be saved.
            if let plant, !choices.contains(plant) { choices.append(plant) }
            if plant == nil { plant = choices.first }
        case .failure(let error):
            failure = "\(error)"
        }
    }
}
