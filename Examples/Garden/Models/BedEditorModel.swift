import EvergreenDatabase
import OpenCombineShim

/// A bed that is created or edited.
@MainActor
package final class BedEditorModel: ObservableObject, Writing {
    @Published package var draft: Bed
    @Published package var failure: String?
    package var latestWrite: Task<Void, Never>?
    /// Whether the editor can be dismissed.
    @Published package private(set) var isFinished = false

    private let garden: GardenDatabase

    package init(_ bed: Bed, in garden: GardenDatabase) {
        draft = bed
        self.garden = garden
    }

    package var isNew: Bool { draft.id == nil }
    package var canSave: Bool { !draft.name.isBlank }

    package func save() {
        let (bed, isNew) = (draft, isNew)
        perform { [garden] in
            if isNew { try await garden.insert(bed) } else { try await garden.update(bed) }
        } onSuccess: { [self] in
            isFinished = true
        }
    }
}
