import Observation

/// What an instance needs only once it is observed, changed, or related to others.
///
/// Thousands of instances are fetched of which a few are ever looked at: most have none.
final class ModelExtras {
    private(set) lazy var registrar: ObservationRegistrar = {
        isObserved = true
        return ObservationRegistrar()
    }()

    private var isObserved = false

    /// The registrar, if the instance was ever read.
    var existingRegistrar: ObservationRegistrar? { isObserved ? registrar : nil }

    /// The related instances, by the index of the property.
    var slots: [Int: RelationshipSlot] = [:]

    /// The attributes that were changed since the last save, with their values before.
    var originalValues: [Int: Any] = [:]

    /// The relationships that were changed since the last save, with what they were before. Nil stands for a relationship
    /// that was not loaded.
    var originalSlots: [Int: RelationshipSlot?] = [:]

    /// The attributes that were left in the store by the fetch, and were fetched since.
    var loadedAttributes: Set<Int> = []

    var isDeleted = false

    var hasChanges: Bool { !originalValues.isEmpty || !originalSlots.isEmpty }

    /// The properties that have unsaved changes.
    var changedProperties: Set<Int> { Set(originalValues.keys).union(originalSlots.keys) }

    func forgetOriginals() {
        originalValues.removeAll()
        originalSlots.removeAll()
    }
}
