import Observation

/// The state that an instance needs only once it is observed, changed, or related to others.
///
/// Most instances of a large fetch are never used, and have none.
final class ModelExtras {
    private(set) lazy var registrar: ObservationRegistrar = {
        isObserved = true
        return ObservationRegistrar()
    }()

    private var isObserved = false

    /// The registrar, if the instance was ever observed.
    var existingRegistrar: ObservationRegistrar? { isObserved ? registrar : nil }

    /// The related instances, by the index of the property.
    var slots: [Int: RelationshipSlot] = [:]

    /// The original values of attributes that were changed since the last save.
    var originalValues: [Int: Any] = [:]

    /// The original values of relationships that were changed since the last save. Nil for a relationship that was not loaded.
    var originalSlots: [Int: RelationshipSlot?] = [:]

    /// The deferred attributes that were loaded since the fetch.
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
