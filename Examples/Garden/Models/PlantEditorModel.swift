import EvergreenDatabase
import OpenCombineShim

/// A plant that is being edited.
///
/// The draft is local to the editor. In the meantime, the plant may be changed, deleted or restored in the database. Changes by others are
/// merged into the draft, except for properties that the user has changed. When the plant is deleted, the draft is kept, and can be
/// restored or discarded.
@MainActor
package final class PlantEditorModel: ObservableObject, Writing {
    @Published package var draft: Plant
    @Published package private(set) var beds: [Bed] = []
    /// Whether the plant has been deleted in the meantime.
    @Published package private(set) var isGone = false
    @Published package var failure: String?
    package var latestWrite: Task<Void, Never>?
    /// Whether the editor can be dismissed.
    @Published package private(set) var isFinished = false

    package let isNew: Bool
    /// The version of the plant that the draft is compared with.
    private var original: Plant
    private let garden: GardenDatabase
    private var followings: [AnyCancellable?] = []

    package init(_ plant: Plant, in garden: GardenDatabase) {
        draft = plant
        original = plant
        isNew = plant.id == nil
        self.garden = garden
        followings.append(BedsRequest().follow(in: garden.context) { [weak self] in self?.show($0) })
        if let id = plant.id {
            followings.append(PlantRequest(id: id).follow(in: garden.context) { [weak self] in self?.take($0) })
        }
    }

    /// Whether the draft's bed still exists.
    package var hasBed: Bool { beds.contains { $0.id == draft.bedId } }

    package var canSave: Bool { !draft.name.isBlank && draft.count > 0 && hasBed && !isGone }
    package var canPutBack: Bool { !draft.name.isBlank && draft.count > 0 && hasBed && isGone }

    package func save() {
        let (draft, original, isNew) = (draft, original, isNew)
        perform { [garden] in
            if isNew {
                try await garden.insert(draft)
            } else {
                try await garden.update(draft, from: original)
            }
        } onSuccess: { [self] in
            isFinished = true
        }
    }

    /// Restores the deleted plant from the draft.
    package func putBack() {
        let draft = draft
        perform { [garden] in
            try await garden.insert(draft)
        } onSuccess: { [self] in
            isFinished = true
        }
    }

    private func show(_ beds: Result<[Bed], any Error>) {
        switch beds {
        case .success(let beds): self.beds = beds
        case .failure(let error): failure = "\(error)"
        }
    }

    private func take(_ presence: Result<Presence<Plant>, any Error>) {
        switch presence {
        case .success(.existing(let plant)):
            // The user's changes, merged into the current version.
            var merged = plant
            merged.adopt(changesFrom: original, to: draft)
            draft = merged
            original = plant
            isGone = false
        case .success(.gone), .success(.missing):
            isGone = true
        case .failure(let error):
            failure = "\(error)"
        }
    }
}
